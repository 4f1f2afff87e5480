import { expect, it, onTestFinished, vi } from 'vitest';
import { passInAdvance, type Pass } from './captcha.ts';

const minute = 60_000;

/** A captcha on a manual clock; `answers` are what its source returns, in order. */
function setUp(...answers: (Partial<Pass> | Error)[]) {
  let now = 0;
  let asked = 0;
  const captcha = passInAdvance(
    () => {
      const answer = answers[asked];
      asked += 1;
      if (answer === undefined) throw new Error('asked too often');
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve({ token: `token ${asked}`, readyAt: 0, expiresAt: 20 * minute, ...answer });
    },
    () => now,
  );
  return { captcha, asked: () => asked, pass: (time: number) => (now += time) };
}

it('gets one pass in advance, however often it is told to prepare', async () => {
  const { captcha, asked } = setUp({});
  captcha.prepare();
  captcha.prepare();
  expect(await captcha.token()).toBe('token 1');
  captcha.prepare();
  expect(asked()).toBe(1);
});

it('gets another one before the first could expire on its way, and after it was spent or refused', async () => {
  const { captcha, pass } = setUp({}, {}, {});
  await captcha.token();
  pass(19 * minute);
  expect(await captcha.token()).toBe('token 1');
  pass(minute - 1);
  expect(await captcha.token()).toBe('token 2');
  captcha.renew();
  expect(await captcha.token()).toBe('token 3');
});

it('tries again after a failure in advance, and reports a failure when the token is needed', async () => {
  const { captcha, asked } = setUp(new Error('one'), {}, new Error('two'), new Error('three'));
  captcha.prepare();
  expect(await captcha.token()).toBe('token 2');
  captcha.renew();
  await expect(captcha.token()).rejects.toThrow('two');
  await expect(captcha.token()).rejects.toThrow('three');
  expect(asked()).toBe(4);
});

it('asks once per pause, however much is typed or clicked, and then again', async () => {
  const refusal = Object.assign(new Error('429'), { retryAt: 5 * minute });
  const { captcha, asked, pass } = setUp(refusal, {});
  for (let typed = 0; typed < 95; typed += 1) {
    captcha.prepare();
    await Promise.resolve();
    await expect(captcha.token()).rejects.toBe(refusal);
    pass(1000);
  }
  expect(asked()).toBe(1);
  pass(5 * minute);
  captcha.prepare();
  expect(await captcha.token()).toBe('token 2');
  expect(asked()).toBe(2);
});

it('waits with a token until it is ready', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { captcha } = setUp({ readyAt: 80 });
  const handedOver = vi.fn();
  void captcha.token().then(handedOver);
  await vi.advanceTimersByTimeAsync(79);
  expect(handedOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(handedOver).toHaveBeenCalledWith('token 1');
});
