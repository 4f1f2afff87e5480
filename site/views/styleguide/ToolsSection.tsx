import type { ReactNode } from 'react';
import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';

type Props = { locale: Locale; calculator?: ReactNode; builder?: ReactNode };

/** The tools that load when they come near: what a fee leaves, and a link to one's own profile. */
export function ToolsSection({ locale, calculator, builder }: Props) {
  return (
    <>
      <Band tone="deep" labelledBy="calculator" head={{ title: 'Fee calculator' }}>
        <div className="mt-12 max-w-[46rem]" lang={locale}>
          {calculator}
        </div>
      </Band>
      <Band tone="page" labelledBy="builder" head={{ title: 'Link builder' }}>
        <div className="mt-12" lang={locale}>
          {builder}
        </div>
      </Band>
    </>
  );
}
