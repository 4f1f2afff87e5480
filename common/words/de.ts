import { brand, contacts } from '../company.ts';
import type { Words } from './types.ts';

export const words = {
  accepted: 'Ihre Nachricht ist bei uns eingegangen.',
  invalid: 'Ihre Nachricht wurde noch nicht gesendet. Bitte prüfen Sie die markierten Angaben.',
  malformed: 'Die Anfrage ist nicht lesbar.',
  too_large: 'Die Nachricht ist zu groß.',
  unsupported_type: 'Dieses Format wird nicht angenommen.',
  not_found: 'Diese Adresse gibt es nicht.',
  method_not_allowed: 'Diese Methode ist hier nicht erlaubt.',
  invalid_key: 'Der Idempotency-Key muss aus 8 bis 128 druckbaren ASCII-Zeichen bestehen.',
  key_conflict: 'Dieser Idempotency-Key gehört schon zu einer anderen Nachricht.',
  captcha_refused: 'Die Sicherheitsprüfung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  captcha_expired: 'Die Sicherheitsprüfung ist abgelaufen. Bitte versuchen Sie es erneut.',
  captcha_unavailable:
    'Die Sicherheitsprüfung ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
  too_fast:
    'Das ging sehr schnell. Ihre Nachricht wurde noch nicht gesendet: Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal ab.',
  confirm:
    'Ihre Nachricht wurde noch nicht gesendet. Bitte prüfen Sie Ihre Angaben und senden Sie sie zur Bestätigung noch einmal ab.',
  too_many: 'Zu viele Versuche. Bitte versuchen Sie es {wait} erneut.',
  full: `Ihre Nachricht wurde nicht gesendet: Über das Formular nehmen wir heute keine weiteren Nachrichten an. Bitte rufen Sie uns an: ${contacts.hotline.display}.`,
  cross_site: 'Von dieser Website werden keine Nachrichten angenommen.',
  failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später erneut.',
  errorTitle: 'Fehler:',
  unsent: 'Ihre Nachricht wurde nicht gesendet.',
  unsentAdvice:
    'Gehen Sie eine Seite zurück: Was Sie geschrieben haben, steht noch im Formular. Bitte senden Sie es in einigen Minuten noch einmal, oder rufen Sie uns an:',
  tooLargeAdvice:
    'Gehen Sie eine Seite zurück: Was Sie geschrieben haben, steht noch im Formular. Bitte kürzen Sie Ihre Nachricht und senden Sie sie noch einmal, oder rufen Sie uns an:',
  fields: {
    required: 'Erforderlich',
    invalid_email: 'Ungültige E-Mail-Adresse',
    too_long: 'Zu lang',
  },
  mailDraft: {
    subject: 'Nachricht aus dem Kontaktformular',
    cut: ' […]\n\n(Hier gekürzt: Bitte fügen Sie den Rest aus dem Formular ein.)',
  },
  thanks: 'Vielen Dank für Ihre Nachricht.',
  reference: 'Ihre Vorgangsnummer',
  referenceUse: 'Bitte nennen Sie die Nummer, wenn Sie anrufen oder noch einmal schreiben.',
  next: (day, time) =>
    `Wir melden uns so bald wie möglich bei Ihnen, in der Regel ${day}, bis etwa ${time.replace(':00', '')}\u00a0Uhr.`,
  receipt: {
    subject: `Ihre Nachricht an ${brand.name}`,
    greeting: 'Guten Tag,',
    received: (day, time) =>
      `vielen Dank für Ihre Nachricht. Sie ist am ${day}, um ${time}\u00a0Uhr bei uns eingegangen.`,
    hotline: (number, opens, closes) =>
      `Wenn es eilt, rufen Sie uns an: ${number}, täglich von ${opens} bis ${closes}\u00a0Uhr.`,
    reply: 'Möchten Sie etwas ergänzen, antworten Sie einfach auf diese E-Mail.',
    automatic:
      'Diese E-Mail wurde automatisch verschickt, weil Ihre E-Mail-Adresse in unserem Kontaktformular angegeben wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.',
    privacy: 'Wie wir mit Ihren Angaben umgehen:',
    managingDirector: 'Geschäftsführung',
    vatId: 'USt-IdNr.',
  },
} as const satisfies Words;
