import { ActionButton } from '@keystar/ui/button';
import { Checkbox } from '@keystar/ui/checkbox';
import { FieldMessage } from '@keystar/ui/field';
import { Flex } from '@keystar/ui/layout';
import { TextField } from '@keystar/ui/text-field';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField, FormFieldInputProps } from '@keystatic/core';
import * as z from 'zod';
import { faultsOfHours } from '../../common/hotlineFaults.ts';
import { timeZone } from '../../common/timeZone.ts';
import { spansOn, weekdays, type Span, type Week, type Weekday } from '../../common/week.ts';
import { weekdayIn } from '../../common/words/hours.ts';

// Zod would try whether it may compile code, which the page's policy forbids and reports.
z.config({ jitless: true });

/** A change of one day's hours. */
type SetSpans = (spans: readonly Span[]) => void;

const says = {
  help: 'Wann die Hotline besetzt ist, nach deutscher Zeit. Seiten, Mails und Suchmaschinen sagen es von selbst so.',
  open: 'Besetzt',
  opens: 'Von',
  closes: 'Bis',
  example: 'Zum Beispiel 08:00',
  another: 'Weitere Zeitspanne',
  remove: 'Entfernen',
  asBefore: 'Wie am Tag davor',
};

const usual: Span = { opens: '09:00', closes: '17:00' };
const after: Span = { opens: '', closes: '' };

/** What is wrong with the table: by the key of its part, `saturday` or `saturday.0.opens`; that of the whole is empty. */
function faultsIn(week: Week): Map<string, string> {
  const faults = faultsOfHours({ week, timeZone }, 'de');
  return new Map(faults.map(({ key, says: fault }) => [key.replace(/^week\.?/, ''), fault]));
}

/** A message that names the day, as Keystatic writes it to the console where it refuses to save. */
function refusalOf(week: Week): string {
  return Array.from(faultsIn(week), ([key, fault]) => `${key}: ${fault}`).join(' ');
}

/**
 * The table of the week: for each day whether somebody answers, and its hours. What the checks would refuse is said
 * beside the day, in the same words, and cannot be saved.
 */
export function weekInput(label: string): BasicFormField<Week> {
  const parse = (value: unknown) => value as Week;
  const validate = (week: Week) => {
    const refusal = refusalOf(week);
    // Keystatic shows what `Input` says and only asks here whether it may save.
    if (refusal !== '') throw new Error(refusal);
    return week;
  };
  function Input(props: FormFieldInputProps<Week>) {
    const { value: week } = props;
    const faults = faultsIn(week);
    const ofWeek = faults.get('');
    return (
      <Flex direction="column" gap="xlarge">
        <Text>{says.help}</Text>
        {ofWeek !== undefined && <FieldMessage>{`Die Hotline ${ofWeek}`}</FieldMessage>}
        {weekdays.map((weekday, day) => (
          <Day
            key={weekday}
            weekday={weekday}
            spans={week[weekday]}
            before={day === 0 ? undefined : spansOn(week, day - 1)}
            faults={faults}
            onChange={(spans) => props.onChange(Object.assign({}, week, { [weekday]: spans }))}
          />
        ))}
      </Flex>
    );
  }
  return {
    kind: 'form',
    label,
    Input,
    defaultValue: () => Object.fromEntries(weekdays.map((weekday) => [weekday, []])) as unknown as Week,
    parse,
    serialize: (week) => ({ value: storedOf(week) }),
    validate,
    reader: { parse: (value) => validate(parse(value)) },
  };
}

/** In the order of the week, so that saving moves nothing. */
function storedOf(week: Week) {
  return Object.fromEntries(
    weekdays.map((weekday) => [weekday, week[weekday].map(({ opens, closes }) => ({ opens, closes }))]),
  );
}

type DayProps = {
  weekday: Weekday;
  spans: readonly Span[];
  /** Those of the day before, which this one may take over. */
  before: readonly Span[] | undefined;
  faults: ReadonlyMap<string, string>;
  onChange: SetSpans;
};

function Day({ weekday, spans, before, faults, onChange }: DayProps) {
  const name = weekdayIn('de', weekday);
  const fault = faults.get(weekday);
  return (
    <div role="group" aria-label={name}>
      <Flex direction="column" gap="regular">
        <Flex gap="large" alignItems="center" wrap>
          <Text weight="semibold">{name}</Text>
          <Checkbox
            isSelected={spans.length > 0}
            onChange={(isOpen) => onChange(isOpen ? [usual] : [])}
            aria-label={`${name}: ${says.open}`}
          >
            {says.open}
          </Checkbox>
          {before !== undefined && (
            <ActionButton onPress={() => onChange(before)}>{says.asBefore}</ActionButton>
          )}
        </Flex>
        {spans.map((span, index) => (
          <Hours
            key={index}
            span={span}
            faultAt={(end) => faults.get(`${weekday}.${index}.${end}`)}
            onChange={(changed) => onChange(spans.with(index, changed))}
            onRemove={() => onChange(spans.toSpliced(index, 1))}
          />
        ))}
        {fault !== undefined && <FieldMessage>{fault}</FieldMessage>}
        {spans.length > 0 && (
          <div>
            <ActionButton onPress={() => onChange([...spans, after])}>{says.another}</ActionButton>
          </div>
        )}
      </Flex>
    </div>
  );
}

type HoursProps = {
  span: Span;
  faultAt: (end: keyof Span) => string | undefined;
  onChange: (span: Span) => void;
  onRemove: () => void;
};

function Hours({ span, faultAt, onChange, onRemove }: HoursProps) {
  const { opens, closes } = span;
  return (
    <Flex gap="regular" alignItems="end" wrap>
      <TextField
        label={says.opens}
        description={says.example}
        value={opens}
        onChange={(time) => onChange({ opens: time, closes })}
        errorMessage={faultAt('opens')}
      />
      <TextField
        label={says.closes}
        description={says.example}
        value={closes}
        onChange={(time) => onChange({ opens, closes: time })}
        errorMessage={faultAt('closes')}
      />
      <ActionButton onPress={onRemove}>{says.remove}</ActionButton>
    </Flex>
  );
}
