import type { eventAttributes } from '#site/analytics/events.ts';
type Props<Value extends string> = {
  /** Visually hidden unless `legendShown`. */
  legend: string;
  legendShown?: boolean;
  name: string;
  options: readonly { value: Value; label: string; id?: string }[];
  chosen?: Value;
  onChoose?: (value: Value) => void;
  /** Analytics attributes of each radio button. */
  event?: ReturnType<typeof eventAttributes>;
};

/** Characters from which a label gets a row of its own in a narrow window. */
const longLabel = 16;

/** A segmented control of radio buttons; works without JavaScript. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { legend, legendShown = false, name, options, chosen, onChoose, event } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={legendShown ? 'mb-1.5 text-small text-body' : 'sr-only'}>{legend}</legend>
      <div className="flex flex-wrap rounded-button bg-line/60 p-0.5">
        {options.map(({ value, label, id }) => (
          <label
            key={value}
            className={`relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-button px-2 text-center text-small leading-tight font-semibold text-blue-dark has-checked:bg-white has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-orange @md/window:px-3 forced-colors:has-checked:outline-2 ${label.length > longLabel ? '@max-md/window:basis-full' : ''}`}
          >
            <input
              type="radio"
              id={id}
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={onChoose && (() => onChoose(value))}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...event}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
