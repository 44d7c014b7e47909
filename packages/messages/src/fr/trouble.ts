import type { TextsOf } from '../messages.types.ts'

export const trouble: TextsOf<'trouble'> = {
  'maintenance.title': 'Maintenance du système',
  'maintenance.body': 'Le site est en cours de mise à jour. Votre solde et vos tickets sont en sécurité.',
  'maintenance.end': 'Retour prévu : {time}',
  'maintenance.left': 'dans {left}',
  'maintenance.late': 'Cela prend plus de temps que prévu',
  'maintenance.return': 'Cette page s’ouvrira dès notre retour',
  'denied.title': 'Accès refusé',
  'denied.ip': 'Ce site n’est pas disponible depuis votre adresse IP',
  'denied.address': 'Votre adresse IP : {ip}',
  'denied.location': 'Ce site n’est pas disponible dans votre région',
  'domain.title': 'Cette adresse n’est pas disponible',
  'domain.body': 'Ce site n’est pas disponible à l’adresse {host}',
  'domain.go': 'Aller sur {host}',
  'domain.searching': 'Recherche d’une autre adresse…',
  'domain.none': 'Aucune autre adresse disponible pour le moment',
  'waiting.retrying': 'Nouvel essai…',
  'waiting.return': 'Cette page se rechargera d’elle-même',
  'china.title': 'Navigateur recommandé',
  'china.body': 'En Chine continentale, ce site fonctionne mieux en mode rapide dans le navigateur QQ, UC ou 360',
  'china.qq': 'Navigateur QQ',
  'china.uc': 'Navigateur UC',
  'china.360': 'Navigateur rapide 360',
  'wait.seconds':
    'Trop de tentatives. Réessayez dans {count, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
  'wait.minutes':
    'Trop de tentatives. Réessayez dans {count, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  'wait.hours': 'Trop de tentatives. Réessayez dans {count, plural, one {# heure} many {# d’heures} other {# heures}}.',
}
