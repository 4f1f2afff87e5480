import { Check, Link2 } from 'lucide-react';
import { ProductWindow } from '#site/components/ProductWindow.tsx';
import type { StepWindowsContent } from '#site/content/types/professional.ts';

type Props<Step extends keyof StepWindowsContent> = { texts: StepWindowsContent[Step] };

/** The profile as a new valuer fills it in. */
export function ProfileWindow({ texts: { title, fields, action } }: Props<'register'>) {
  return (
    <ProductWindow title={title}>
      <dl className="grid gap-3">
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-fine">{label}</dt>
            <dd className="rounded-button border-line text-ink mt-1 border px-3 py-2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="rounded-button bg-blue mt-4 py-2.5 text-center font-semibold text-white">{action}</p>
    </ProductWindow>
  );
}

/** What a verification goes through, done. */
export function VerificationWindow({ texts: { title, done, verified } }: Props<'verification'>) {
  return (
    <ProductWindow title={title}>
      <ul className="divide-line mb-4 divide-y">
        {done.map((item) => (
          <li key={item} className="text-ink flex items-center gap-3 py-3 first:pt-0">
            <Check className="text-success size-5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
      <p className="rounded-button bg-orange text-ink mt-auto py-2.5 text-center font-semibold">{verified}</p>
    </ProductWindow>
  );
}

/** The first notification after the welcome. */
export function WelcomeWindow({ texts }: Props<'welcome'>) {
  return (
    <ProductWindow title={texts.title}>
      <p className="text-ink text-subheading font-semibold">{texts.headline}</p>
      <p className="mt-1 mb-4">{texts.text}</p>
      <div className="rounded-panel border-orange mt-auto border p-4">
        <p className="text-fine text-ink font-semibold">{texts.fresh}</p>
        <p className="text-ink mt-1 text-base font-semibold">{texts.enquiry}</p>
        <p>{texts.kind}</p>
      </div>
    </ProductWindow>
  );
}

/** The personal enquiry link behind a button on the valuer's own page, ready to be copied. */
export function LinkWindow({ texts, address }: Props<'link'> & { address: string }) {
  return (
    <ProductWindow title={texts.title}>
      <div className="rounded-panel bg-page mb-4 grid grow content-center justify-items-center gap-2 p-5">
        <span className="bg-line h-2 w-3/4 rounded-full" />
        <span className="bg-line h-2 w-1/2 rounded-full" />
        <span className="rounded-button bg-orange text-ink mt-2 px-4 py-1.5 font-semibold">
          {texts.button}
        </span>
      </div>
      <p className="rounded-button border-line text-ink flex items-center gap-2 border px-3 py-2.5">
        <Link2 className="text-blue size-4 shrink-0" />
        <span className="truncate">{address}</span>
      </p>
      <p className="rounded-button border-blue text-blue mt-4 border-2 py-2 text-center font-semibold">
        {texts.action}
      </p>
    </ProductWindow>
  );
}
