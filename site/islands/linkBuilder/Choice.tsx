import { fieldClass } from '../toolClasses.ts';

type Props<Value extends string> = {
  id: string;
  label: string;
  /** Value and label of each. */
  choices: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A list to choose one from. */
export function Choice<Value extends string>({ id, label, choices, value, onChange }: Props<Value>) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        autoComplete="off"
        onChange={(change) => {
          const chosen = choices.find(([one]) => one === change.target.value);
          if (chosen) onChange(chosen[0]);
        }}
        className={`${fieldClass} cursor-pointer`}
      >
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
