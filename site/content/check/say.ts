import messages from './words.json' with { type: 'json' };

export type Message = Exclude<keyof (typeof messages)['en'], 'reasons'>;
export type Details = Readonly<Record<string, string | number>>;

/** Says what is wrong, as a sentence without subject. */
export type Say = (message: Message, details?: Details) => string;

/** @param language of the messages */
export const sayIn =
  (language: keyof typeof messages): Say =>
  (message, details = {}) =>
    messages[language][message].replaceAll(/\{(\w+)\}/g, (name, key: string) => String(details[key] ?? name));
