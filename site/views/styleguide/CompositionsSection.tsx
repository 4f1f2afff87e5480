import type { Locale } from '#common/locales.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseSection } from '../institutional/CaseSection.tsx';
import { CaseFile } from '../lawyers/CaseFile.tsx';
import { DeskSection } from '../professional/DeskSection.tsx';

type Props = { content: SiteContent; links: Links; locale: Locale };

/** What the pages of the three audiences are composed around: the case in its frame, the file, the desk. */
export function CompositionsSection({ content, links, locale }: Props) {
  const { lawyers, professional, valuersDesk } = content;
  return (
    <div lang={locale}>
      <CaseSection content={content} links={links} />
      <CaseFile texts={lawyers.solution} />
      <DeskSection
        texts={valuersDesk}
        features={professional.features}
        securityLink={links.to('trust', 'security')}
      />
    </div>
  );
}
