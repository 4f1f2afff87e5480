import type { Locale } from '#common/locales.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import type { RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: RegistrationContent; links: Links; locale: Locale };

/** The band that ends a page, with both calls and with points below them. */
export function ClosingSection({ texts: { title, choices }, links, locale }: Props) {
  return (
    <div lang={locale}>
      <CallToAction
        headingId="closing"
        title={title}
        text={choices.client.text}
        points={[choices.client.text, choices.valuer.text]}
      >
        <ButtonLink link={links.registerClient}>{choices.client.title}</ButtonLink>
        <ButtonLink link={links.registerValuer} variant="light">
          {choices.valuer.title}
        </ButtonLink>
      </CallToAction>
    </div>
  );
}
