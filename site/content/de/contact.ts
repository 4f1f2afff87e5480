import { words } from '#common/words/de.ts';
import type { Words } from '../types/words.ts';
import { common } from './common.ts';
import { dative, figure, hotline } from './format.ts';

export const contact: Words['contact'] = {
  meta: {
    description: `Fragen zur Immobilienbewertung? Schreiben Sie uns oder rufen Sie an: Täglich von ${hotline.brief.opens} bis ${hotline.brief.closes} Uhr antworten wir in der Regel in ${dative.replyWithin}.`,
    keywords:
      'Kontakt, Hotline, technischer Support, Fragen zur Immobilienbewertung, Problem melden, Nachricht senden',
  },
  header: {
    kicker: 'Kontakt',
    title: 'Sprechen\u00a0Sie mit uns',
    lead: `Während der Hotlinezeiten antworten wir in der Regel in ${dative.replyWithin}.`,
  },
  sections: {
    send_message: 'Nachricht senden',
    contact_details: 'Kontaktdaten',
    report_problem: 'Problem melden',
  },
  lead: 'Alle Felder sind erforderlich. Bitte senden Sie keine vertraulichen Angaben aus Akten.',
  now: common.hotline,
  details: { email: 'E-Mail', address: 'Anschrift' },
  support: {
    text: `Störungen der Plattform beheben wir möglichst innerhalb von ${dative.supportFixWithin}.`,
    role: 'Technischer Support',
    email: 'E-Mail',
    phone: 'Telefon',
  },
  sent: {
    title: 'Gesendet',
    thanks: words.thanks,
    reference: words.reference,
    referenceUse: words.referenceUse,
    text: `Wir melden uns so bald wie möglich bei Ihnen, in der Regel in ${dative.replyWithin} während der Hotlinezeiten.`,
  },
};

export const contactForm: Words['contactForm'] = {
  labels: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    town: 'Ort',
    country: 'Land',
    message: 'Ihre Nachricht',
    consent: 'das Häkchen',
  },
  /** Beside a field's name: what we need it for. */
  purposes: { phone: 'für Rückfragen' },
  ask: {
    firstName: 'Geben Sie Ihren Vornamen ein.',
    lastName: 'Geben Sie Ihren Nachnamen ein.',
    email: 'Geben Sie eine gültige E-\u2060Mail-\u2060Adresse ein, zum Beispiel name@example.com.',
    phone: 'Geben Sie Ihre Telefonnummer ein.',
    town: 'Geben Sie Ihren Ort ein.',
    country: 'Wählen Sie Ihr Land.',
    message: 'Schreiben Sie Ihre Nachricht.',
    consent: 'Setzen Sie das Häkchen bei AGB und Datenschutz\u00aderklärung.',
  },
  chooseCountry: 'Bitte wählen',
  consent: {
    before: 'Ich stimme den ',
    terms: 'AGB',
    between: ' zu und habe die ',
    privacy: 'Datenschutz\u00aderklärung',
    after: ' zur Kenntnis genommen.',
  },
  retention: `Ihre Angaben löschen wir spätestens ${figure.contactDataDeletion} nach der Zustellung Ihrer Nachricht an unser Team, soweit wir sie nicht aufbewahren müssen.`,
  honeypot: 'Bitte frei lassen',
  submit: { idle: common.actions.sendMessage, again: 'Erneut senden', busy: 'Wird gesendet …' },
  hint: {
    open: 'Bitte noch ausfüllen oder prüfen:',
    ready: 'Alles ausgefüllt. Ihre Nachricht kann abgeschickt werden.',
    failed: 'Ihre Nachricht wurde nicht gesendet.',
  },
  counter: { left: 'Verbleibende Zeichen:', over: 'Zeichen zu viel:' },
  errors: words.fields,
  otherWays: {
    kept: 'Ihr Text ist noch da.',
    mail: 'Senden Sie ihn als E-\u2060Mail',
    call: 'oder rufen Sie uns an:',
    subject: words.mailDraft.subject,
    cut: words.mailDraft.cut,
  },
  error: {
    text: words.failed,
    invalid: words.invalid,
    offline: 'Sie sind offline. Bitte senden Sie die Nachricht ab, sobald die Verbindung wieder steht.',
  },
};
