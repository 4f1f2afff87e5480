import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { industries, type InstitutionalContent } from '#site/content/types/institutional.ts';
import type { Link } from '#site/links.ts';
import { SampleEnquiry } from '#site/windows/SampleEnquiry.tsx';

type Props = { texts: InstitutionalContent['industries']; lawyersLink: Link };

/** Who commissions valuations: each industry with its occasions and a sample enquiry. */
export function IndustriesSection({ texts, lawyersLink }: Props) {
  const { items, sampleLabel, lawyersLink: linkLabel, ...head } = texts;
  return (
    <Band tone="page" labelledBy="industries-title" head={head}>
      <ul className="mt-14">
        {industries.map((industry) => (
          <li
            key={industry}
            className="reveal border-line grid gap-x-10 gap-y-4 border-t py-9 md:grid-cols-[4fr_6fr] md:py-12 lg:grid-cols-[4fr_5fr_3fr] xl:gap-x-20"
          >
            <h3 className="text-heading font-semibold md:max-w-[18ch]">{items[industry].title}</h3>
            <div>
              <p className="max-w-[58ch]">{items[industry].text}</p>
              {industry === 'lawyers' ? (
                <p className="mt-3">
                  <TextLink link={lawyersLink}>{linkLabel}</TextLink>
                </p>
              ) : null}
            </div>
            <SampleEnquiry label={sampleLabel} {...items[industry].sample} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
