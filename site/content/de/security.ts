import type { SecurityContent } from '../types/security.ts';

export const security: SecurityContent = {
  kicker: 'Sicherheit und Compliance',
  title: 'Ihre Daten bleiben vertraulich, vollständig und in Deutschland',
  lead: 'Wer Immobilien bewerten lässt, gibt sensible Unterlagen aus der Hand. Deshalb steht Informationssicherheit bei uns nicht am Ende, sondern am Anfang.',
  items: {
    managementSystem: {
      title: 'Managementsystem für Informationssicherheit',
      text: 'Zuständigkeiten und Maßnahmen sind festgelegt, Risiken werden laufend bewertet: mit System statt von Fall zu Fall.',
    },
    integrity: {
      title: 'Integrität der Informationen',
      text: 'Angebote, Verträge und Gutachten bleiben so, wie sie eingestellt wurden. Was Sie lesen, ist das, was vereinbart wurde.',
    },
    twoFactor: {
      title: 'Zwei-Faktor-Authentifizierung',
      text: 'Ein Passwort allein öffnet kein Konto. Erst ein zweiter Faktor bestätigt, dass wirklich Sie sich anmelden.',
    },
    humanFirewall: {
      title: 'Menschliche Firewall',
      text: 'Technik schützt nur, wenn Menschen aufmerksam sind. Unsere Mitarbeitenden sind geschult, Angriffe zu erkennen und zu melden.',
    },
    encryption: {
      title: 'Verschlüsselung der Daten',
      text: 'Anfragen, Unterlagen und Gutachten werden verschlüsselt, damit Unbefugte nichts damit anfangen können.',
    },
    backups: {
      title: 'Regelmäßige Sicherungen, Hosting in Deutschland',
      text: 'Ihre Daten liegen auf Servern in Deutschland und werden regelmäßig gesichert. So geht auch bei einer Störung nichts verloren.',
    },
  },
};
