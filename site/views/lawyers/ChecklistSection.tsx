import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { printedChecklistId } from '#common/ids.ts';
import { Band } from '#site/components/Band.tsx';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import { PlusMinus } from '#site/components/Disclosure.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { LawyersContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import '#site/components/paper-sheet.css';
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
      <div className="checklist">
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
        <div id={printedChecklistId} className="paper-sheet checklist-sheet">
          <p className="checklist-hint">
            {print.hint}
            <TextLink link={{ href: '#checklist-title' }} back>
              {print.back}
            </TextLink>
          </p>
          <div className="checklist-head">
            <h3 className="text-subheading font-bold">{list.title}</h3>
            <p className="flex flex-1 items-baseline gap-3 max-sm:hidden sm:max-w-72">
              {list.property}
              <span className="grow border-b border-grey-blue" />
            </p>
          </div>
          <div className="checklist-groups">
            {groups.map((group, index) => (
              <Group key={group.title} {...group} open={index === 0} />
            ))}
          </div>
          <p className="mt-3 border-t border-line pt-3 leading-snug">{list.note}</p>
        </div>
      </div>
    </Band>
  );
}

type GroupProps = LawyersContent['checklist']['groups'][number] & { open: boolean };

/** A group of documents: on a phone it opens at its title, from sm on and on paper it is open (`checklist.css`). */
function Group({ title, items, open }: GroupProps) {
  return (
    <details open={open} className="checklist-group group">
      <summary className="checklist-summary">
        {title}
        <PlusMinus />
      </summary>
      <fieldset>
        <legend className="checklist-legend">{title}</legend>
        {items.map((item) => (
          <label key={item} className="checklist-item -mx-2 flex items-start gap-3 px-2 leading-snug">
            <input type="checkbox" className="peer mt-px size-5 shrink-0" />
            <span className="text-balance peer-checked:text-body peer-checked:line-through">{item}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
