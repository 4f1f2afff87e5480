import type { eventAttributes } from '#site/analytics/events.ts';
import './choice.css';

type Props<Value extends string> = {
  /** Visually hidden unless `legendShown`. */
  legend: string;
  legendShown?: boolean;
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen?: Value;
  /** Analytics attributes of each radio button. */
  event?: ReturnType<typeof eventAttributes>;
};

/** Characters from which a label gets a row of its own in a narrow window. */
const longLabel = 16;

/** A segmented control of radio buttons; works without JavaScript. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { legend, legendShown = false, name, options, chosen, event } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={legendShown ? 'mb-1.5 text-small text-body' : 'sr-only'}>{legend}</legend>
      <div className="choice flex flex-wrap p-0.5">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={label.length > longLabel ? 'choice-option choice-option-long' : 'choice-option'}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
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
