/** The parts of Google's script that we use. */
type Provider = {
  ready: (run: () => void) => void;
  render: (place: HTMLElement, options: Record<string, unknown>) => number;
  execute: (widget: number) => void;
  reset: (widget: number) => void;
};

const script = 'https://www.google.com/recaptcha/api.js';

/** In milliseconds: solving pictures takes time, and Google does not report when they are closed. */
const timeLimit = 120_000;

export type Recaptcha = { execute: () => Promise<string> };

/** Loads reCAPTCHA v2 and renders it: invisible, explicitly, with its badge in `place`. */
export async function renderRecaptcha(
  siteKey: string,
  language: string,
  place: HTMLElement,
): Promise<Recaptcha> {
  const provider = await load(language);
  let settle: { resolve: (token: string) => void; reject: (reason: Error) => void } | undefined;
  const widget = provider.render(place, {
    sitekey: siteKey,
    size: 'invisible',
    badge: 'inline',
    callback: (token: string) => settle?.resolve(token),
    'error-callback': () => settle?.reject(new Error('the provider cannot be reached')),
  });

  return {
    async execute() {
      const { promise, ...settlers } = Promise.withResolvers<string>();
      settle = settlers;
      const timer = setTimeout(() => settlers.reject(new Error('no answer to the captcha')), timeLimit);
      // A token is good for one message only.
      provider.reset(widget);
      provider.execute(widget);
      return promise.finally(() => clearTimeout(timer));
    },
  };
}

function load(language: string): Promise<Provider> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `${script}?render=explicit&hl=${language}`;
    element.onerror = () => {
      element.remove();
      reject(new Error('the provider cannot be reached'));
    };
    element.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Provider };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    document.head.append(element);
  });
}
