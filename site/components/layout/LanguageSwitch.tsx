import { languageAttribute } from '#common/ids.ts';
import { localeCodes, locales } from '#common/locales.ts';
import type { LayoutProps } from './layout.ts';
import './language-switch.css';

/** DE / EN. site/browser/language.ts reads the attribute and stores the choice. */
export function LanguageSwitch({ texts, locale, addresses }: LayoutProps) {
  return (
    <ul aria-label={texts.menu.language} className="flex items-center">
      {localeCodes.map((code) => (
        <li key={code}>
          <a
            href={addresses[code]}
            hrefLang={code}
            lang={code}
            {...{ [languageAttribute]: code }}
            aria-current={code === locale ? 'true' : undefined}
            className="language-switch-link flex min-h-11 min-w-11 items-center justify-center"
          >
            <span>
              {locales[code].label}
              <span className="sr-only">{`, ${locales[code].name}`}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
