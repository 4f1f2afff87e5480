import type { ErrorCode } from '#common/contact.ts';
import { defaultLocale, isLocale, type Locale } from '#common/locales.ts';

/** What the service says to people and programs that call it. */
export type Messages = {
  accepted: string;
  invalid: string;
  malformed: string;
  tooLarge: string;
  unsupportedType: string;
  notFound: string;
  methodNotAllowed: string;
  invalidKey: string;
  keyConflict: string;
  captchaRefused: string;
  captchaUnavailable: string;
  tooFast: string;
  /** The form came without a token that is good: the page brings one, and sending once more confirms. */
  confirm: string;
  tooMany: string;
  failed: string;
  fields: Record<ErrorCode, string>;
};

/** Why something was not done, as far as it is not in a message's fields. */
export type Reason = keyof Omit<Messages, 'fields' | 'accepted' | 'invalid'>;

export const messages: Record<Locale, Messages> = {
  de: {
    accepted: 'Ihre Nachricht ist bei uns eingegangen.',
    invalid: 'Bitte prüfen Sie Ihre Angaben.',
    malformed: 'Die Anfrage ist nicht lesbar.',
    tooLarge: 'Die Nachricht ist zu groß.',
    unsupportedType: 'Dieses Format wird nicht angenommen.',
    notFound: 'Diese Adresse gibt es nicht.',
    methodNotAllowed: 'Diese Methode ist hier nicht erlaubt.',
    invalidKey: 'Der Idempotency-Key muss aus 8 bis 128 druckbaren ASCII-Zeichen bestehen.',
    keyConflict: 'Dieser Idempotency-Key gehört schon zu einer anderen Nachricht.',
    captchaRefused: 'Die Sicherheitsprüfung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    captchaUnavailable:
      'Die Sicherheitsprüfung ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
    tooFast:
      'Das ging sehr schnell. Ihre Nachricht wurde noch nicht gesendet: Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal ab.',
    confirm:
      'Ihre Nachricht wurde noch nicht gesendet. Bitte prüfen Sie Ihre Angaben und senden Sie sie zur Bestätigung noch einmal ab.',
    tooMany: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
    failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später erneut.',
    fields: {
      required: 'Erforderlich',
      invalid_email: 'Ungültige E-Mail-Adresse',
      too_long: 'Zu lang',
      invalid_characters: 'Enthält unzulässige Zeichen',
    },
  },
  en: {
    accepted: 'We have received your message.',
    invalid: 'Please check your entries.',
    malformed: 'The request cannot be read.',
    tooLarge: 'The message is too large.',
    unsupportedType: 'This format is not accepted.',
    notFound: 'There is nothing at this address.',
    methodNotAllowed: 'This method is not allowed here.',
    invalidKey: 'The Idempotency-Key must be 8 to 128 printable ASCII characters.',
    keyConflict: 'This Idempotency-Key already belongs to another message.',
    captchaRefused: 'The security check failed. Please try again.',
    captchaUnavailable: 'The security check cannot be reached at the moment. Please try again later.',
    tooFast:
      'That was very quick. Your message has not been sent yet: please check your entries and send it again.',
    confirm:
      'Your message has not been sent yet. Please check your entries and send it once more to confirm.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    failed: 'Something went wrong. Please try again later.',
    fields: {
      required: 'Required',
      invalid_email: 'Invalid email address',
      too_long: 'Too long',
      invalid_characters: 'Contains characters that are not allowed',
    },
  },
};

/**
 * The language to answer in: of ours, the one that `Accept-Language` (RFC 9110, 12.5.4) ranks highest,
 * regions aside; the default where it names neither.
 */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: range.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked.map(({ language }) => language).find(isLocale) ?? defaultLocale;
}
