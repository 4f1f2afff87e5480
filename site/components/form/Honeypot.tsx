type Props = { name: string; label: string };

/**
 * A field for bots, which fill in whatever they find. People meet it neither on the screen, nor by keyboard,
 * nor in a screen reader; the label is for browsers that support neither CSS nor `inert`.
 */
export function Honeypot({ name, label }: Props) {
  return (
    <div inert className="sr-only">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
