type Props = { name: string; label: string };

/**
 * A field for bots, which fill in whatever they find. People never come across it: not on the screen, not by
 * keyboard, not in a screen reader; the label is for browsers that know neither styles nor `inert`.
 */
export function Honeypot({ name, label }: Props) {
  return (
    <div inert className="sr-only">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
