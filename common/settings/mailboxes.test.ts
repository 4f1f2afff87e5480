import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { mailbox, mailboxList } from './mailboxes.ts';

/** What the check says of a value; empty when it takes it. */
function faultOf(one: z.ZodType, value: unknown): string {
  return one.safeParse(value).error?.issues[0]?.message ?? '';
}

describe('the sender of mails', () => {
  it.each(['a@b.example', 'Jo <a@b.example>', 'a@bücher.example', '"a@b.example" <a@b.example>'])(
    'is %s',
    (value) => {
      expect(faultOf(mailbox, value)).toBe('');
    },
  );

  it.each([
    ['two', 'a@b.example, c@d.example'],
    ['two without a comma', 'a@b.example c@d.example'],
    ['a group', 'Team: a@b.example;'],
    ['a name', 'nobody'],
    ['an address without a domain', 'nobody@'],
    ['an address with two domains', 'a@b@c.example'],
    ['nothing', ''],
    ['one with a blank for a dot', 'max mustermann@firma.example'],
    ['one with a blank in its domain', 'team@ex ample.example'],
    ['one that was left open', 'a@b.example>'],
    ['one in quotes', "'a@b.example'"],
    ['one before a stroke', 'a@b.example\\'],
    ['a link', 'mailto:a@b.example'],
    ['one with an empty label', 'a@b..example'],
    ['one without a dot in its domain', 'a@b'],
    ['one with something behind it', 'Jo <a@b.example> Doe'],
  ])('is not %s', (_what, value) => {
    expect(faultOf(mailbox, value)).toContain('must be one e-mail address');
  });

  it('has no umlaut before the @, whatever is behind it', () => {
    expect(faultOf(mailbox, 'büro@bücher.example')).toContain('ASCII characters only before the @');
  });
});

describe('the receivers of mails', () => {
  it.each([
    'a@b.example',
    'Jo Müller <a@b.example>, Team: c@d.example, e@f.example;',
    '"Doe, Jo; x" <a@[192.0.2.1]>, <b@c.example>',
  ])('are %s', (value) => {
    expect(faultOf(mailboxList, value)).toBe('');
  });

  it.each([
    '',
    'Nobody:;',
    'a@b.example, nobody',
    'a@b.example, max mustermann@b.example',
    'mustermann@b.example, max mustermann@b.example',
    'mailto:a@b.example',
    'Team: jo doe@b.example;',
  ])('are not %j', (value) => {
    expect(faultOf(mailboxList, value)).toContain('must be one or more');
  });

  it('have no umlaut before the @ of any', () => {
    expect(faultOf(mailboxList, 'a@b.example, büro@b.example')).toContain('before the @');
  });
});
