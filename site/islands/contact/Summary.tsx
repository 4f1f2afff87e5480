import { useEffect, useRef, type ReactNode } from 'react';
import { formFields, type FieldErrors } from '#common/contact.ts';
import { formFaults } from '#common/ids.ts';
import type { ContactFormContent } from '#site/content/types/site.ts';
import type { Fault } from './formWords.ts';
import './contact-form.css';

type Props = { icon: ReactNode; texts: ContactFormContent; faults: readonly Fault[]; errors: FieldErrors };

/** What was wrong when the button was pressed, with links to the fields; what was put right since is crossed out. */
export function Summary({ icon, texts, faults, errors }: Props) {
  const title = texts.error.invalid;
  const box = useRef<HTMLDivElement>(null);
  // Each press brings a new list, which is read from its first line: on a small phone it is higher than the window.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [faults]);

  return faults.length === 0 ? (
    <ReturnedFaults texts={texts} />
  ) : (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={title}
      className="summary mb-9 rounded-button border-2 border-danger"
    >
      <p className="flex gap-2 font-semibold text-danger max-[19em]:block">
        <span className="shrink-0">{icon}</span>
        {title}
      </p>
      <ul className="summary-faults mt-3 -mb-1 sm:ms-8">
        {faults.map(({ name, text }) => (
          <li key={name}>
            {errors[name] ? (
              <a href={`#${name}`} className="summary-fault">
                {text}
              </a>
            ) : (
              <s className="summary-fault">{text}</s>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same links where the service returns the form: it shows those to the fields that are wrong. */
function ReturnedFaults({ texts: { ask } }: { texts: ContactFormContent }) {
  return (
    <ul {...{ [formFaults]: true }} hidden suppressHydrationWarning className="summary-faults mt-3">
      {formFields.map((name) => (
        <li key={name} hidden suppressHydrationWarning>
          <a href={`#${name}`} className="summary-fault" suppressHydrationWarning>
            {ask[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
