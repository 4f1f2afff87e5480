import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { printedSheetId } from '#common/ids.ts';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { LawyersContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './checklist.css';

type Props = { texts: LawyersContent['checklist']; guideLink: Link; children: ReactNode };

/**
 * The documents of a property on one sheet, to tick off and to print. The print button makes the sheet the
 * page's target, and then it goes onto the paper alone (`checklist.css`); a script opens the print dialogue.
 */
export function ChecklistSection({ texts, guideLink, children }: Props) {
  const { sheet, groups, print, guideLink: guide, ...head } = texts;
  return (
    <section aria-labelledby="checklist-title" className="bg-white pt-10 pb-10 md:pt-28 md:pb-16">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 gutter lg:grid-cols-[4fr_8fr] xl:gap-x-28">
        <div className="checklist-beside no-print self-start lg:sticky lg:top-28">
          <SectionHeading id="checklist-title" {...head} />
          <div className="mt-7 flex flex-wrap gap-3 max-sm:[&>a]:w-full">
            {children}
            <a href={`#${printedSheetId}`} className={buttonClass('secondary')}>
              <Printer aria-hidden="true" className="size-5" />
              {print.action}
            </a>
          </div>
          <p className="mt-4">
            <TextLink link={guideLink}>{guide}</TextLink>
          </p>
        </div>
        <div
          id={printedSheetId}
          tabIndex={-1}
          className="checklist min-w-0 rounded-sm border border-line bg-white p-5 shadow-window sm:p-8 xl:p-12"
        >
          <p className="checklist-hint mb-6 flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-button bg-page px-4 py-2 text-ink">
            {print.hint}
            <TextLink link={{ href: '#checklist-title' }}>{print.back}</TextLink>
          </p>
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-2 border-ink pb-3">
            <h3 className="text-subheading font-bold">{sheet.title}</h3>
            <p className="flex flex-1 items-baseline gap-3 text-ink max-sm:hidden sm:max-w-72">
              {sheet.property}
              <span className="grow border-b border-grey-blue" />
            </p>
          </div>
          <div className="checklist-groups gap-x-10 sm:[columns:17rem_2]">
            {groups.map(({ title, items }) => (
              <fieldset key={title}>
                <legend>{title}</legend>
                {items.map((item) => (
                  <label key={item} className="text-ink hover:bg-page">
                    <input type="checkbox" />
                    <span>{item}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
          <p className="mt-4 border-t border-line pt-4 leading-snug text-ink">
            <span className="block max-w-[68ch]">{sheet.note}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
