import { describe, expect, it, vi } from 'vitest';
import { alertReceiver, ntfy } from '#server/testing/alertReceivers.ts';
import { setUpWatch, titles, condition } from '#server/testing/watch.ts';
import type { Condition } from './conditions.ts';

const subject = 'messages refused or given up (team)';

describe('a condition', () => {
  /** A watch that tells by ntfy, and a condition that does not stand yet. */
  async function watched() {
    const receiver = await alertReceiver(ntfy);
    const watch = setUpWatch({ url: `${receiver.address}/?topic=t` });
    const { look, set } = condition(0);
    watch.watch([look]);
    await watch.round();
    const stands = async (count: number) => {
      set(count);
      await watch.round();
      await watch.round();
    };
    return { ...watch, receiver, stands };
  }

  it('that does not stand is told to nobody', async () => {
    const { receiver, logged } = await watched();
    expect(receiver.shown).toEqual([]);
    expect(logged('error')).toEqual([]);
  });

  it('is told once', async () => {
    const { receiver, stands } = await watched();
    await stands(2);
    expect(titles(receiver.shown)).toEqual([`Bewertra: ${subject}: 2`]);
  });

  it('is told once when it is over', async () => {
    const { receiver, stands } = await watched();
    await stands(2);
    await stands(0);
    expect(titles(receiver.shown)).toEqual([`Bewertra: ${subject}: 2`, `Bewertra, over: ${subject}`]);
  });

  it('is shown with another sign when it is over', async () => {
    const { receiver, stands } = await watched();
    await stands(2);
    await stands(0);
    const signs = receiver.shown.map((words) => words.split('|').at(-1));
    expect(signs).toEqual(['rotating_light', 'white_check_mark']);
  });

  it('is in the metrics while it stands', async () => {
    const { metric, stands } = await watched();
    expect(await metric('contact_trouble{trouble="refused",about="team"} 0')).toBe(true);
    await stands(2);
    expect(await metric('contact_trouble{trouble="refused",about="team"} 2')).toBe(true);
  });

  it('that was told before hides no other one', async () => {
    const receiver = await alertReceiver(ntfy);
    const { watch, round } = setUpWatch({ url: `${receiver.address}/?topic=t` });
    const login: Condition = { name: 'blocked', about: 'team', count: 0, kinds: ['own'] };
    watch([condition(1).look, () => Promise.resolve([{ ...login }])]);
    await round();
    await round();
    login.count = 30;
    await round();
    await round();
    expect(titles(receiver.shown)).toEqual([`Bewertra: ${subject}`, 'Bewertra: messages blocked (team): 30']);
  });
});

describe('without ALERT_URL', () => {
  /** The log of a condition that begins, stands and ends. */
  async function logOfCondition() {
    const { watch, round, logged } = setUpWatch();
    const { look, set } = condition(2);
    watch([look]);
    await round();
    await round();
    set(0);
    await round();
    await round();
    return logged;
  }

  it('a condition is in the log once', async () => {
    const logged = await logOfCondition();
    expect(logged('error')).toMatchObject([{ trouble: 'refused', about: 'team', count: 2 }]);
  });

  it('its end is in the log once', async () => {
    const logged = await logOfCondition();
    expect(logged('info')).toMatchObject([{ trouble: 'refused' }]);
  });
});

describe('a watch that cannot look', () => {
  /** One check of two fails until it is told to work. */
  async function blind() {
    const watch = setUpWatch();
    const look = vi.fn(condition(0).look).mockRejectedValue(new Error('gone'));
    watch.watch([look, condition(1, 'webhook').look]);
    await watch.round();
    await watch.round();
    await watch.round();
    return { ...watch, mend: () => look.mockImplementation(condition(0).look) };
  }

  it('says so once', async () => {
    const { logged } = await blind();
    const said = logged('error').filter(({ msg }) => msg.includes('the watch cannot look'));
    expect(said).toHaveLength(1);
  });

  it('tells what it can see', async () => {
    const { logged } = await blind();
    const told = logged('error').filter(({ msg }) => msg.includes('messages refused'));
    expect(told).toHaveLength(1);
  });

  it('says once that it can look again', async () => {
    const { logged, mend, round } = await blind();
    mend();
    await round();
    await round();
    expect(logged('info').map(({ msg }) => msg)).toEqual(['the watch can look again']);
  });
});
