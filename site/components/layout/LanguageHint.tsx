import { X } from 'lucide-react';
import { languageAttribute, languageHintPrefix } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import type { LanguageHintContent } from '#site/content/types/texts.ts';
import './language-hint.css';

type Props = { texts: LanguageHintContent; language: Locale; address: string };

/**
 * Offers the page in another language; site/browser/language.ts unhides it. Before the menu in focus order. From sm on
 * it stands below the bar, beside the eyebrow. Below sm it lies at the viewport's lower edge and goes with the first
 * scrolling, and in a short viewport it is static, above the page.
 */
export function LanguageHint({ texts, language, address }: Props) {
  return (
    <aside
      id={languageHintPrefix + language}
      hidden
      lang={language}
      aria-label={texts.text}
      className="language-hint no-print"
    >
      <div className="language-hint-box">
        <p>
          <span className="sr-only">{texts.text}</span>{' '}
          <a
            href={address}
            hrefLang={language}
            {...{ [languageAttribute]: language }}
            className="font-semibold text-blue underline underline-offset-4"
          >
            {texts.action}
          </a>
        </p>
        <button
          type="button"
          aria-label={texts.dismiss}
          className="flex size-11 shrink-0 items-center justify-center rounded-button hover:bg-page"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </aside>
  );
}
