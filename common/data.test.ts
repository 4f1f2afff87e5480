import { expect, it } from 'vitest';
import * as z from 'zod';
import company from './company.json' with { type: 'json' };
import { poses, teamGroups, teamRoles } from './company.ts';
import team from './team.json' with { type: 'json' };

// What people edit, by hand or in a form: whatever a page could not show is named with its place. The hotline's hours
// have a test of their own (hotlineFaults.test.ts).

const text = z.string().regex(/\S/, 'must not be empty');
const telephone = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be like +493023125100');
const call = { tel: telephone, display: text };

const member = z.looseObject({
  key: z.string().regex(/^[a-z][a-z_]*$/, 'must have small letters and underscores only'),
  name: text,
  group: z.enum(teamGroups),
  role: z.enum(teamRoles),
  pose: z.enum(poses),
});

const files = {
  'team.json': [team, z.object({ team: z.array(member).min(1) })],
  'company.json': [
    company,
    z.looseObject({
      company: z.record(z.string(), text),
      contacts: z.looseObject({
        hotline: z.object(call),
        support: z.object({ ...call, name: text, email: z.email() }),
        dataProtection: z.object({ name: text, email: z.email() }),
        jobs: z.object({ email: z.email() }),
      }),
    }),
  ],
} as const;

it.each(Object.entries(files))('%s has what the pages need', (_, [data, schema]) => {
  const { error } = schema.safeParse(data);
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual([]);
});

it('no two people of the team have the same key', () => {
  const keys = team.team.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
