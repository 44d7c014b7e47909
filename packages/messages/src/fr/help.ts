import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': 'Les réponses aux questions les plus fréquentes',
  'help.contact':
    'Vous ne trouvez pas de réponse ou n’arrivez pas à vous connecter à votre compte ? Contactez l’assistance.',
  'help.deposit.title': 'Comment faire un dépôt ?',
  'help.deposit.body':
    'Ouvrez « Dépôt », choisissez un moyen de paiement et saisissez un montant. Confirmez le paiement sur la page du prestataire de paiement, puis revenez ici.\nVotre solde est mis à jour dès que le paiement est confirmé, même si vous avez fermé la page. D’ici là, le dépôt est affiché en attente. Rien n’est jamais débité deux fois.',
  'help.withdrawal.title': 'Comment faire un retrait ?',
  'help.withdrawal.body':
    'Ajoutez une seule fois un compte de retrait à votre nom, puis ouvrez « Retrait » et saisissez un montant. Les fonds sont réservés aussitôt et ne peuvent pas servir à des paris.\nIls sont déduits de votre solde quand la banque confirme le versement. Si la banque le refuse, la totalité du montant revient sur votre solde. Si la banque ne répond pas, les fonds restent réservés pendant que nous continuons à vérifier.',
  'help.lottery.title': 'Comment fonctionne la loterie ?',
  'help.lottery.body':
    'Il y a un tirage chaque minute. Les paris ferment 5 secondes avant. Votre mise est réservée quand vous validez un ticket. Le ticket ne compte que si le tirage était encore ouvert, sinon votre mise est remboursée.\nLes gains sont ajoutés à votre solde juste après le tirage. Consultez « Lots » dans la loterie pour connaître les lots et le retour moyen.',
  'help.fair.title': 'Comment savoir si un tirage est équitable ?',
  'help.fair.body':
    'Avant l’ouverture des paris, la graine secrète de chaque tirage est verrouillée et son empreinte est publiée. À la fermeture des paris, la liste des tickets est verrouillée aussi. Après le tirage, la graine est révélée.\nOuvrez n’importe quel tirage et appuyez sur « Vérifier l’équité » pour refaire chaque étape dans votre propre navigateur. Si un seul chiffre avait été modifié, la vérification échouerait.',
  'help.account.title': 'Comment protéger mon compte ?',
  'help.account.body':
    'Utilisez un mot de passe qui ne sert nulle part ailleurs. Si quelqu’un risque de le connaître, changez-le dans « Mon compte ». Tous vos autres appareils seront déconnectés.\nNotre équipe ne vous demandera jamais votre mot de passe.',
  'help.safer.title': 'Comment garder le contrôle ?',
  'help.safer.body':
    'Il faut avoir 18 ans ou plus pour jouer. Avant de commencer, fixez le temps et l’argent à ne pas dépasser, et arrêtez-vous quand vous y êtes. Ne pariez jamais l’argent dont vous avez besoin et ne cherchez jamais à rattraper vos pertes.\nSi ce n’est plus un plaisir, contactez l’assistance ou une ligne d’écoute de votre pays. Vous pouvez nous demander à tout moment de fermer votre compte, dans « Mon compte », « Sécurité ».',
  'help.terms.title': 'Conditions et règles en bref',
  'help.terms.body':
    'Un seul compte par personne. Il faut avoir 18 ans ou plus et jouer avec son propre argent. Les retraits sont versés sur des comptes à votre nom.\nChaque mise et chaque gain figurent dans vos transactions. Les résultats sont définitifs. Même nous ne pouvons pas les modifier.',
  'help.legal': 'Textes complets',
  'help.legal.terms': 'Conditions',
  'help.legal.privacy': 'Confidentialité',
  'help.legal.bonus': 'Règles des bonus',
  'help.legal.complaints': 'Réclamations',
  'help.legal.version': 'Version {version}',
  'help.legal.absent': 'Cette version n’est pas disponible ici',
  'help.legal.current': 'Voir le texte actuel',
  'help.legal.short': 'En bref',
  'help.about.title': 'À propos de {merchant}',
  'help.about.legalName': 'Société',
  'help.about.authority': 'Licence délivrée par',
  'help.about.number': 'Numéro de licence',
  'help.about.registeredAddress': 'Siège social',
  'help.about.email': 'E-mail',
  'help.about.telephone': 'Téléphone',
  'help.about.serviceHours': 'Horaires de l’assistance',
  'consent.title': 'Votre vie privée',
  'consent.body':
    'Vous décidez qui a connaissance de vos visites. Personne ne reçoit votre nom, et vous pouvez changer d’avis ici à tout moment.',
  'consent.ask.all':
    'Pouvons-nous partager votre visite avec des partenaires de mesure d’audience et de publicité ? Ils ne reçoivent jamais votre nom.',
  'consent.ask.measurement':
    'Pouvons-nous partager votre visite avec des partenaires de mesure d’audience ? Cela nous aide à nous améliorer, et ils ne reçoivent jamais votre nom.',
  'consent.ask.advertising':
    'Pouvons-nous partager votre visite avec des partenaires publicitaires ? Ils ne reçoivent jamais votre nom.',
  'consent.yes': 'Tout accepter',
  'consent.no': 'Tout refuser',
  'consent.choose': 'Choisir',
  'consent.purpose.measurement': 'Mesure d’audience',
  'consent.purpose.advertising': 'Publicité',
  'consent.about.measurement': 'Nous montre quelles pages et campagnes fonctionnent. Partenaires : {partners}.',
  'consent.about.advertising':
    'Indique à nos partenaires ce que vous faites ici et laquelle de leurs publicités vous a fait venir. Partenaires : {partners}.',
  'consent.saved': 'Enregistré',
  'consent.failed': 'Pas encore enregistré. Nous le renverrons.',
  'help.search': 'Rechercher dans l’aide',
  'help.search.none': 'Aucun résultat pour « {query} »',
  'help.category.payments': 'Paiements',
  'help.category.games': 'Jeux',
  'help.category.promotions': 'Promotions',
  'help.category.account': 'Compte',
  'help.category.safer': 'Jeu responsable',
  'help.category.other': 'Autre',
  'help.vote': 'Cela vous a-t-il aidé ?',
  'help.vote.yes': 'Oui',
  'help.vote.no': 'Non',
  'help.vote.thanks': 'Merci de nous l’avoir dit',
  'help.vote.more': 'Encore besoin d’aide ?',
  'help.list': 'Tous les sujets',
  'help.gone': 'Cet article n’est plus disponible',
}
