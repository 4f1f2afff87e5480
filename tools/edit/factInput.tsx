import { Flex } from '@keystar/ui/layout';
import { NumberField } from '@keystar/ui/number-field';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField, FormFieldInputProps } from '@keystatic/core';
import { faultsOfFact } from '../../common/factFaults.ts';
import { facts, type Fact, type FactKey } from '../../common/facts.ts';

const unitWords: Readonly<Record<Fact['unit'], string>> = {
  percent: 'Prozent',
  'percentage-point': 'Prozentpunkte',
  eur: 'Euro',
  minute: 'Minuten',
  hour: 'Stunden',
  day: 'Tage',
  'working-day': 'Arbeitstage',
  week: 'Wochen',
  month: 'Monate',
  year: 'Jahr',
};

/** The numbers of a figure, by their names in the file. */
const numberWords = { value: 'Wert', from: 'Von', to: 'Bis' } as const;
type NumberName = keyof typeof numberWords;

const isNumber = (name: string): name is NumberName => Object.hasOwn(numberWords, name);

/**
 * A figure: its number, or the two of a range; unit, decimals and source stay as they are. What the checks would refuse
 * is said below, in the same words, and cannot be saved.
 */
export function factInput(key: FactKey, label: string, note: string): BasicFormField<Fact> {
  const stored: Fact = facts[key];
  const names = Object.keys(stored).filter(isNumber);
  const refusalOf = (fact: Fact) =>
    faultsOfFact(key, fact, 'de')
      .map((says) => `Diese Zahl ${says}`)
      .join(' ');
  const parse = (value: unknown) => value as Fact;
  const validate = (fact: Fact) => {
    const refusal = refusalOf(fact);
    // Keystatic shows what `Input` says and only asks here whether it may save.
    if (refusal !== '') throw new Error(refusal);
    return fact;
  };
  function Input({ value: fact, ...form }: FormFieldInputProps<Fact>) {
    const refusal = refusalOf(fact);
    const numbers = fact as Partial<Record<NumberName, number>>;
    return (
      <div role="group" aria-label={label}>
        <Flex direction="column" gap="regular">
          <Text weight="semibold">{label}</Text>
          <Text>{`${note} Einheit: ${unitWords[fact.unit]}; Quelle: ${fact.basis}.`}</Text>
          <Flex gap="regular" wrap>
            {names.map((name) => (
              <NumberField
                key={name}
                label={numberWords[name]}
                value={numbers[name] ?? NaN}
                // More decimals than any page says, so that what was typed is refused rather than rounded.
                formatOptions={{ maximumFractionDigits: 6, useGrouping: false }}
                {...(refusal !== '' && name === names.at(-1) ? { errorMessage: refusal } : {})}
                onChange={(number) => form.onChange(Object.assign({}, fact, { [name]: number }))}
              />
            ))}
          </Flex>
        </Flex>
      </div>
    );
  }
  return {
    kind: 'form',
    label,
    Input,
    defaultValue: () => stored,
    parse,
    serialize: (fact) => ({ value: fact }),
    validate,
    reader: { parse: (value) => validate(parse(value)) },
  };
}
