type Tab = { key: string; label: string; about?: string };
type Props = {
  /** The group's name; a tab's radio button has the id `name-key`, by which the page's styles show what it chooses. */
  name: string;
  /** What one chooses, for screen readers. */
  legend: string;
  tabs: readonly Tab[];
  className: string;
  tabClassName: string;
};

/** Tabs that work without a script: radio buttons, of which the first is checked. */
export function RadioTabs({ name, legend, tabs, className, tabClassName }: Props) {
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      {tabs.map(({ key, label, about }, index) => (
        <label key={key} className={tabClassName}>
          <input
            type="radio"
            name={name}
            id={`${name}-${key}`}
            defaultChecked={index === 0}
            className="sr-only"
          />
          {label}
          {about !== undefined && <span className="text-small font-normal max-md:hidden">{about}</span>}
        </label>
      ))}
    </fieldset>
  );
}
