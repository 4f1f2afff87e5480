import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { CommonContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: CommonContent['actions']; links: Links; locale: Locale };

export function ButtonsSection({ texts, links, locale }: Props) {
  const home = links.to('home');
  return (
    <>
      <Band tone="page" labelledBy="buttons" head={{ title: 'Buttons and links' }}>
        <div className="mt-12 flex flex-wrap items-center gap-4" lang={locale}>
          <ButtonLink link={links.registerClient}>{texts.register}</ButtonLink>
          <ButtonLink link={home} variant="secondary">
            {texts.becomePartner}
          </ButtonLink>
          <ButtonLink link={home} compact>
            {texts.sendMessage}
          </ButtonLink>
          <TextLink link={home}>{texts.learnMore}</TextLink>
        </div>
      </Band>
      <Band tone="deep" labelledBy="buttons-deep" head={{ title: 'Buttons and links on deep blue' }}>
        <div className="mt-12 flex flex-wrap items-center gap-4" lang={locale}>
          <ButtonLink link={links.registerClient}>{texts.register}</ButtonLink>
          <ButtonLink link={home} variant="light">
            {texts.becomePartner}
          </ButtonLink>
          <TextLink link={home} onDeep>
            {texts.learnMore}
          </TextLink>
        </div>
      </Band>
    </>
  );
}
