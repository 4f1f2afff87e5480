import { team, teamGroups } from '#common/company.ts';
import type { PictureSources } from '#site/assets/art.ts';
import { Band } from '#site/components/Band.tsx';
import { Picture } from '#site/components/Picture.tsx';
import type { AboutContent } from '#site/content/types/site.ts';
import './team.css';

type Props = {
  texts: AboutContent['team'];
  /** By the members' keys. */
  portraits: Readonly<Record<string, PictureSources>>;
};

/** As wide as `team.css` draws a portrait. */
const portraitSizes = '(min-width: 90em) 15rem, (min-width: 75em) 12rem, (min-width: 22.5em) 15rem, 6rem';

/** The team in its groups: each person with portrait, name and role. The name stands by it, so a portrait has none. */
export function TeamSection({ texts: { groups, roles, ...head }, portraits }: Props) {
  return (
    <Band tone="white" id="team" head={head} size="section" space="close">
      <div className="team">
        {teamGroups.map((group) => (
          <div key={group}>
            <h3 className="border-t-2 border-blue pt-3 text-subheading font-semibold text-blue-dark">
              {groups[group]}
            </h3>
            <ul className="team-group">
              {team
                .filter((member) => member.group === group)
                .map(({ key, name, role }) => (
                  <li key={key} className="team-member">
                    {portraits[key] && (
                      <Picture art={portraits[key]} sizes={portraitSizes} className="portrait" />
                    )}
                    <div>
                      <h4 className="leading-snug font-semibold">{name}</h4>
                      <p className="leading-snug">{roles[role]}</p>
                    </div>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
