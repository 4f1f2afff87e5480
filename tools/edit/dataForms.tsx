import { fields, singleton } from '@keystatic/core';
import { poses, team, teamGroups, teamRoles, type Pose } from '../../common/company.ts';
import notes from '../../common/factNotes.json' with { type: 'json' };
import { factKeys } from '../../common/facts.ts';
import { contentFor, languages } from '../../site/content/load.ts';
import { factInput } from './factInput.tsx';
import { linksTo } from './nextTo.tsx';
import { oneOf } from './oneOf.ts';
import { plainText } from './ownText.ts';
import type { Form } from './pageForms.tsx';
import { weekInput } from './weekInput.tsx';

/** What no form changes, and each keeps as it is. */
const kept = (label: string) => ({ ...fields.text({ label }), Input: () => null });

const figuresForm: Form = singleton({
  label: 'Zahlen',
  path: 'common/facts',
  format: { data: 'json' },
  schema: Object.fromEntries(
    factKeys.map((key) => [
      key,
      factInput(key, `{figure.${key}}: ${languages.de.values[`figure.${key}`]}`, notes[key].de),
    ]),
  ),
});

const hoursForm: Form = singleton({
  label: 'Hotline-Zeiten',
  path: 'common/hotlineHours',
  format: { data: 'json' },
  previewUrl: '/contact',
  schema: { week: weekInput('Woche'), timeZone: kept('Zeitzone') },
});

const nameOf = (label: string) => plainText(label, { quoted: 'name' });

const telephone = {
  tel: fields.text({
    label: 'Telefon für den Link',
    description: 'Mit Landesvorwahl und ohne Leerzeichen, etwa +493012345.',
    validation: { pattern: { regex: /^\+\d{6,15}$/, message: 'Schreiben Sie die Nummer wie +493012345.' } },
  }),
  display: nameOf('Telefon, wie man es liest'),
};

const companyForm: Form = singleton({
  label: 'Firma und Kontakte',
  path: 'common/company',
  format: { data: 'json' },
  previewUrl: '/imprint',
  schema: {
    company: fields.object(
      {
        legalName: nameOf('Firma'),
        street: nameOf('Straße und Hausnummer'),
        postalCode: nameOf('Postleitzahl'),
        town: nameOf('Ort'),
        managingDirector: nameOf('Geschäftsführung'),
        registerCourt: nameOf('Registergericht'),
        registerNumber: nameOf('Registernummer'),
        vatId: nameOf('Umsatzsteuer-Identifikationsnummer'),
        email: nameOf('E-Mail'),
      },
      { label: 'Firma' },
    ),
    contacts: fields.object(
      {
        hotline: fields.object(telephone, { label: 'Hotline' }),
        support: fields.object(
          { name: nameOf('Name'), email: nameOf('E-Mail'), ...telephone },
          { label: 'Support' },
        ),
        dataProtection: fields.object(
          { name: nameOf('Name'), email: nameOf('E-Mail') },
          { label: 'Datenschutz' },
        ),
        jobs: fields.object({ email: nameOf('E-Mail') }, { label: 'Bewerbungen' }),
      },
      { label: 'Kontakte' },
    ),
  },
});

const { groups, roles } = contentFor('de').about.team;
const poseWords: Readonly<Record<Pose, string>> = {
  standing: 'stehend',
  walking: 'gehend',
  measuring: 'messend',
  sitting: 'sitzend',
  leaning: 'angelehnt',
  holding: 'haltend',
};

/** The first figure that nobody has yet. */
const freePose = poses.find((pose) => team.every((one) => one.pose !== pose));

/** A photograph, which is kept as `site/assets/team/<key>.<ending>`: the page finds it by this name. */
function photograph() {
  const image = fields.image({
    label: 'Foto',
    directory: 'site/assets',
    description:
      'Hochformat, mindestens 576 mal 720 Pixel, das Gesicht in der Mitte. Die Seite schneidet es zu.',
  });
  const serialize: typeof image.serialize = (value, given) => {
    // Keystatic suggests the field's place, `team/<key>/photograph`.
    const suggestedFilenamePrefix = given.suggestedFilenamePrefix?.replace(/\/photograph$/, '');
    return image.serialize(value, { ...given, suggestedFilenamePrefix });
  };
  return { ...image, serialize };
}

const teamForm: Form = singleton({
  label: 'Team',
  path: 'common/team',
  format: { data: 'json' },
  previewUrl: '/about/team',
  schema: {
    _links: linksTo({ 'Team ansehen': '/about/team', 'Auf Englisch': '/en/about/team' }),
    team: fields.array(
      fields.object({
        key: fields.text({
          label: 'Kurzname',
          description:
            'Der Name in kleinen Buchstaben, etwa erika_mustermann. Nach ihm heißt die Datei des Fotos.',
          validation: {
            pattern: { regex: /^[a-z]+(?:_[a-z]+)*$/, message: 'Schreiben Sie ihn wie erika_mustermann.' },
          },
        }),
        name: nameOf('Name'),
        group: oneOf('Gruppe', teamGroups, groups, { first: teamGroups.at(-1) }),
        role: oneOf('Aufgabe', teamRoles, roles, { first: teamRoles.at(-1) }),
        pose: oneOf('Figur, solange es kein Foto gibt', poses, poseWords, {
          first: freePose,
          description: 'Für jede Person ohne Foto eine andere; die Checks lehnen zwei gleiche ab.',
        }),
        photograph: photograph(),
      }),
      {
        label: 'Personen',
        description: 'In der Reihenfolge der Seite; ziehen Sie eine Person an ihren Platz.',
        itemLabel: ({ fields: { name } }) => name.value,
        slugField: 'key',
      },
    ),
  },
});

/** What the texts of every page and language share. */
export const dataForms: Readonly<Record<string, Form>> = {
  figures: figuresForm,
  hours: hoursForm,
  company: companyForm,
  team: teamForm,
};
