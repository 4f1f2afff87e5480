import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** A heading that opens what is below it; on paper everything is open (`faq-panel` in print.css). */
export function Disclosure({ title, children }: Props) {
  return (
    <details className="faq-panel disclosure">
      <summary>
        <h3 className="text-subheading font-semibold">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
