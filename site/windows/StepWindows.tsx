import { BadgeCheck, Check, Inbox, KeyRound, Link2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StepWindowsContent } from '#site/content/types/professional.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { Tag } from './parts/Tag.tsx';

type Props<Step extends keyof StepWindowsContent> = { texts: StepWindowsContent[Step] };

/** The profile as a new valuer fills it in. */
export function ProfileWindow({ texts }: Props<'register'>) {
  return (
    <ProductWindow texts={texts}>
      <dl className="grid gap-3">
        {texts.fields.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-fine">{label}</dt>
            <dd className="rounded-button border-line text-ink mt-1 border px-3 py-2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="rounded-button bg-blue mt-4 py-2.5 text-center font-semibold text-white">
        {texts.action}
      </p>
    </ProductWindow>
  );
}

/** The checks of a verification, all passed. */
export function VerificationWindow({ texts }: Props<'verification'>) {
  return (
    <ProductWindow texts={texts}>
      <ul className="divide-line grid grow divide-y">
        {texts.done.map((item) => (
          <li key={item} className="text-ink flex items-center gap-3 py-3">
            <Check className="text-success size-5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
      <p className="rounded-panel bg-page mt-4 flex items-center justify-center gap-2 py-3">
        <BadgeCheck className="text-success size-6 shrink-0" />
        <Tag tone="success">{texts.verified}</Tag>
      </p>
    </ProductWindow>
  );
}

/** The first two notifications: welcome, and an enquiry. */
export function WelcomeWindow({ texts }: Props<'welcome'>) {
  return (
    <ProductWindow texts={texts}>
      <ul className="grid grow gap-3">
        <Notification icon={KeyRound} headline={texts.headline} frame="border-line">
          {texts.text}
        </Notification>
        <Notification icon={Inbox} headline={texts.fresh} frame="border-orange bg-orange/5">
          {texts.enquiry}
          <span className="text-fine block">{texts.kind}</span>
        </Notification>
      </ul>
    </ProductWindow>
  );
}

type NotificationProps = { icon: LucideIcon; headline: string; frame: string; children: ReactNode };

function Notification({ icon: Icon, headline, frame, children }: NotificationProps) {
  return (
    <li className={`rounded-panel flex items-center gap-3 border p-3.5 ${frame}`}>
      <Icon className="text-blue-dark size-5 shrink-0" />
      <p>
        <span className="text-ink block font-semibold">{headline}</span>
        {children}
      </p>
    </li>
  );
}

/** The personal enquiry link behind a button on the valuer's own page, ready to be copied. */
export function LinkWindow({ texts, address }: Props<'link'> & { address: string }) {
  return (
    <ProductWindow texts={texts}>
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
