import { NewTabHint } from '#site/components/NewTabHint.tsx';
import type { Link } from '#site/links.ts';

/** A link to a legal text, in a tab of its own: what was typed stays. */
export function DocumentLink({ link, children }: { link: Link; children: string }) {
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener"
      className="font-semibold text-blue underline underline-offset-4 hover:text-blue-dark hover:decoration-2"
    >
      {children}
      <NewTabHint link={link} />
    </a>
  );
}
