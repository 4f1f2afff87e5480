import { Check, Clock } from 'lucide-react';
import type { Fragment, FragmentLine } from '#site/content/types/twoSides.ts';

type Props = {
  texts: Fragment;
  /** The mark of a sample. */
  sample: string;
};

/**
 * A small piece of the platform, as one side sees it at one moment. Only shown: assistive technology reads the
 * sentence beside it instead. Its controls are outlined and quiet, because they cannot be pressed.
 */
export function FragmentWindow({ texts, sample }: Props) {
  const { title, note, pairs, lines, appointment, signatures, report, pressed, controls } = texts;
  return (
    <div
      aria-hidden="true"
      className="sides-piece rounded-panel shadow-card border-line text-small text-ink overflow-clip border bg-white wrap-anywhere"
    >
      <p className="border-line text-fine flex min-h-10 flex-wrap items-center gap-x-3 border-b px-4 py-1.5 font-semibold">
        <span className="text-blue-dark">{title}</span>
        {note === undefined ? null : <span className="text-body font-normal">{note}</span>}
        <span className="text-body ms-auto font-normal">{sample}</span>
      </p>
      <div className="grid gap-3 px-4 py-3">
        {pairs === undefined ? null : (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-3 gap-y-2">
            {pairs.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-fine text-body">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {lines === undefined ? null : (
          <ul className="-my-1.5">
            {lines.map((line) => (
              <Line key={line.label} {...line} />
            ))}
          </ul>
        )}
        {appointment === undefined ? null : (
          <div className="border-blue border-s-4 ps-4">
            <p className="text-base font-semibold">
              {appointment.day}, {appointment.time}
            </p>
            <p>{appointment.place}</p>
          </div>
        )}
        {signatures === undefined ? null : (
          <div className="grid grid-cols-2 gap-4">
            {signatures.map((name, index) => (
              <div key={name} className="text-fine text-body">
                <svg
                  viewBox="0 0 128 40"
                  className="stroke-blue-dark h-9 max-w-full fill-none stroke-2 [stroke-linecap:round]"
                >
                  <path d={strokes[index % strokes.length]} />
                </svg>
                <p className="text-ink border-grey-blue border-t pt-1 font-semibold">{name}</p>
              </div>
            ))}
          </div>
        )}
        {report === undefined ? null : (
          <div className="flex items-center gap-4">
            <ReportCover />
            <div>
              <p className="text-fine text-body">{report.label}</p>
              <p className="text-heading font-bold tabular-nums">{report.value}</p>
            </div>
          </div>
        )}
        {pressed === undefined && controls === undefined ? null : (
          <p className="text-fine flex flex-wrap gap-2 font-semibold">
            {controls?.map((control) => (
              <span key={control} className={`text-body border-grey-blue/60 ${quiet}`}>
                {control}
              </span>
            ))}
            {pressed === undefined ? null : (
              <span className={`text-blue-dark border-blue bg-page ${quiet}`}>
                <Check className="size-4" />
                {pressed}
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** A report, seen from the front. */
function ReportCover() {
  return (
    <svg viewBox="0 0 56 80" className="border-line shadow-card h-20 w-14 shrink-0 border fill-none stroke-3">
      <path className="fill-blue-dark" d="M0 0h56v36H0z" />
      <path className="stroke-white" d="M8 12h30M8 20h18" />
      <path className="stroke-line" d="M8 47h40M8 55h40M8 63h40M8 71h22" />
    </svg>
  );
}

const quiet = 'rounded-button inline-flex min-h-9 items-center gap-1.5 border px-3';

/** Made-up handwriting. */
const strokes = [
  'M5 29c7-21 15-25 17-19s-9 21-4 21 11-13 15-13-2 12 3 12 8-12 12-12-1 11 4 11 9-16 14-23c4-6 6 2 0 13s-4 12 2 10 10-8 14-8 3 8 10 6 16-6 30-5',
  'M7 11c10 25 14 25 22 2 2-8 6-8 5 0s-1 17 4 15 8-13 13-12-5 12 2 12 8-9 13-10-1 9 4 9 7-8 12-8 0 8 6 7 18-4 34-9',
];

const marks = {
  chosen: 'border-blue border-5',
  unchosen: 'border-grey-blue border-2',
} as const;

function Line({ label, detail, value, before, state }: FragmentLine) {
  return (
    <li
      className={`border-line flex flex-wrap items-center gap-x-3 py-1.5 not-first:border-t ${state === 'chosen' ? 'font-semibold' : ''}`}
    >
      {state === 'chosen' || state === 'unchosen' ? (
        <span className={`size-4 shrink-0 rounded-full ${marks[state]}`} />
      ) : null}
      {state === 'done' ? <Check className="text-success size-4 shrink-0" /> : null}
      {state === 'waiting' ? <Clock className="text-grey-blue size-4 shrink-0" /> : null}
      <span className="max-w-full grow basis-30 md:basis-26">
        {label}
        {detail === undefined ? null : (
          <span className="text-fine text-body block font-normal">{detail}</span>
        )}
      </span>
      {before === undefined ? null : <s className="text-body tabular-nums">{before}</s>}
      {value === undefined ? null : (
        <span className="ms-auto flex items-center gap-x-3 text-end font-semibold tabular-nums">
          {state === 'adjustable' ? <Step>−</Step> : null}
          {value}
          {state === 'adjustable' ? <Step>+</Step> : null}
        </span>
      )}
    </li>
  );
}

/** A quiet key that would make a value smaller or larger. */
function Step({ children }: { children: string }) {
  return (
    <span className="text-body border-grey-blue/60 grid size-7 shrink-0 place-items-center rounded-full border leading-none">
      {children}
    </span>
  );
}
