import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { printedChecklistId } from '#common/ids.ts';
import { Band } from '#site/components/Band.tsx';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { LawyersContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './checklist.css';

type Props = { texts: LawyersContent['checklist']; guideLink: Link; children: ReactNode };

/**
 * A checklist of a property's documents on one sheet, to print. The print button makes it the `:target`, so that print
 * shows nothing else (`checklist.css`); a script opens the print dialogue.
 */
export function ChecklistSection({ texts, guideLink, children }: Props) {
  const { list, groups, print, guideLink: guide, ...head } = texts;
  return (
    <Band tone="white" labelledBy="checklist-title" space="close">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[4fr_8fr] xl:gap-x-28">
        <div className="no-print self-start lg:sticky lg:top-28">
          <SectionHeading id="checklist-title" size="section" {...head} />
          <div className="mt-5 mb-3 grid gap-3 sm:mt-7 sm:mb-4 sm:max-lg:flex sm:max-lg:flex-wrap lg:w-fit">
            {children}
            <a href={`#${printedChecklistId}`} className={buttonClass('secondary')}>
              <Printer aria-hidden="true" className="size-5" />
              {print.action}
            </a>
          </div>
          <TextLink link={guideLink}>{guide}</TextLink>
        </div>
        <div
          id={printedChecklistId}
          tabIndex={-1}
          className="group/list min-w-0 break-inside-avoid rounded-sm border border-line bg-white p-4 text-ink shadow-window target:not-print:outline-3 target:not-print:outline-offset-8 target:not-print:outline-blue sm:p-8 xl:p-12 print:border-0 print:p-0 print:shadow-none"
        >
          <p className="mb-6 hidden flex-wrap items-center justify-between gap-x-6 rounded-button bg-page px-4 py-2 not-print:group-target/list:flex">
            {print.hint}
            <TextLink link={{ href: '#checklist-title' }}>{print.back}</TextLink>
          </p>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-2 border-ink pb-3 sm:mb-5">
            <h3 className="text-subheading font-bold">{list.title}</h3>
            <p className="flex flex-1 items-baseline gap-3 max-sm:hidden sm:max-w-72">
              {list.property}
              <span className="grow border-b border-grey-blue" />
            </p>
          </div>
          <div className="gap-x-10 sm:[columns:17rem_2]">
            {groups.map(({ title, items }) => (
              <fieldset key={title} className="mb-2.5 break-inside-avoid sm:mb-4">
                <legend className="pb-1 font-semibold text-blue-dark">{title}</legend>
                {items.map((item) => (
                  <label
                    key={item}
                    className="-mx-2 flex min-h-9 cursor-pointer items-start gap-3 px-2 py-1.75 leading-snug hover:bg-page print:min-h-7"
                  >
                    <input type="checkbox" className="peer mt-px size-5 shrink-0" />
                    <span className="text-balance peer-checked:text-body peer-checked:line-through">
                      {item}
                    </span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
          <p className="mt-3 border-t border-line pt-3 leading-snug">{list.note}</p>
        </div>
      </div>
    </Band>
  );
}
