import type { LegalTexts } from '../legal.types.ts'

export const legal: LegalTexts = {
  'legal.terms': `# À propos de ces conditions
Ces conditions forment l’accord entre vous et la société qui exploite {merchant}. Le centre d’aide indique le nom de la société, sa licence et la façon de la joindre.
# Votre compte
Vous devez avoir au moins {age} ans et avoir le droit de jouer là où vous vivez. Un seul compte par personne, à votre propre nom.
Gardez votre mot de passe pour vous. Toute action faite avec lui est considérée comme la vôtre, jusqu’à ce que vous nous disiez que quelqu’un d’autre le connaît.
La loi peut nous obliger à vérifier votre âge, votre identité et l’origine de votre argent. Tant que ce n’est pas fait, un versement peut prendre plus de temps.
# Argent
Faites vos dépôts uniquement depuis vos propres comptes et cartes. Les retraits sont versés sur des comptes à votre nom.
Votre solde ne rapporte pas d’intérêts et n’est pas un dépôt bancaire. Si un montant est comptabilisé par erreur, nous le corrigeons et vous en informons.
# Paris
Un pari compte dès que nous l’avons accepté et ne peut plus être modifié ensuite, sauf si le jeu vous permet de l’annuler avant le début. Les règles de chaque jeu figurent sur sa page.
Une partie qui ne peut pas se terminer à cause d’une panne est annulée et votre mise est remboursée. Notre enregistrement de la partie fait foi, et vous pouvez le voir dans vos transactions.
# Jeu loyal
Les programmes qui jouent à votre place, les accords avec d’autres personnes contre un jeu et la possession de plus d’un compte ne sont pas autorisés. En cas de soupçon, nous pouvons retenir un versement pendant la vérification, et nous vous disons pourquoi.
# Fin
Vous pouvez nous demander à tout moment de fermer votre compte, dans « Mon compte », « Sécurité ». L’argent de votre solde reste à vous : retirez-le d’abord. S’il en reste, notre équipe d’assistance vous contacte pour vous le verser avant la fermeture du compte.
Nous pouvons fermer un compte qui enfreint ces conditions ou la loi. Nous vous versons ce qui vous est dû, sauf si la loi l’interdit.
# Modifications
Nous vous demandons d’accepter une nouvelle version avant un nouveau dépôt ou une nouvelle partie. Les retraits n’attendent jamais cet accord. Si vous n’êtes pas d’accord avec nous, consultez « Réclamations ».`,
  'legal.privacy': `# Ce que nous conservons
Ce que vous nous donnez : identifiant, contacts, comptes de retrait, et documents si nous devons vérifier votre identité.
Ce qui se passe ici : dépôts, retraits, paris, messages, et vos connexions avec l’appareil et le réseau.
# À quoi cela nous sert
À gérer votre compte, à vous payer, à empêcher la fraude et à protéger les personnes qui jouent. La loi en exige une partie, comme l’enregistrement des paiements.
Avec votre accord, nous mesurons les visites et la publicité. Vous pouvez changer d’avis à tout moment dans le centre d’aide.
# Qui y a accès
Les prestataires de paiement reçoivent ce qui est nécessaire à un paiement. Les fournisseurs de jeux reçoivent un numéro qui vous désigne et vos mises, jamais vos contacts.
Les autorités reçoivent ce que la loi exige. Les partenaires de publicité et de mesure d’audience ne reçoivent rien sans votre accord, et jamais votre nom.
# Combien de temps nous les gardons
Les enregistrements des paiements et des paris aussi longtemps que la loi l’exige. L’historique de vos connexions pendant 90 jours. Ensuite, les données sont supprimées.
# Vos droits
Vous pouvez consulter et corriger vos données, en obtenir une copie, vous opposer à leur utilisation, ou nous demander de supprimer ce que nous n’avons pas à conserver. Contactez l’assistance.
Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays.`,
  'legal.bonus': `# Quand un bonus est valable
Chaque bonus a ses propres conditions : montant, durée, jeux et ce que vous devez d’abord parier. Elles vous sont présentées avant que vous ne l’acceptiez et priment sur cette page.
Un seul bonus de chaque type par personne, foyer, compte de paiement et appareil.
# Parier un bonus
Tant que vous n’avez pas parié le montant requis, le bonus et ce que vous gagnez avec lui ne peuvent pas être retirés. Votre propre argent, si.
Les paris annulés ou remboursés ne comptent pas.
# Fin
Vous pouvez renoncer à un bonus à tout moment. Il prend fin à l’issue de sa durée, et ce qui a été gagné avec lui prend fin en même temps.
# Abus
Si quelqu’un prend le même bonus avec plusieurs comptes, ou place des paris sur tous les résultats dans le seul but de remplir les conditions, nous pouvons reprendre le bonus et ce qui a été gagné avec lui. L’argent que vous avez déposé reste à vous.`,
  'legal.complaints': `# Dites-le-nous d’abord
Contactez l’assistance et dites ce qui s’est passé, quand, et dans quel jeu ou paiement. Une capture d’écran est utile. Vous trouvez les numéros des paris et des paiements dans vos transactions.
# La suite
Nous confirmons votre réclamation sous 2 jours ouvrés et y répondons sous 14 jours. S’il nous faut plus de temps, nous vous disons pourquoi et jusqu’à quand.
Pendant ce temps, votre compte et votre argent restent tels quels. Une réclamation n’a aucun inconvénient pour vous.
# Si vous n’êtes pas d’accord
Demandez un nouvel examen par une personne qui n’a pas encore pris de décision. Ensuite, vous pouvez vous adresser à l’autorité qui nous délivre notre licence. Le centre d’aide indique son nom.
# Équité d’un jeu
Vous pouvez vérifier vous-même le résultat de chaque tirage et de chaque partie de nos propres jeux avec « Vérifier l’équité ». Si une vérification échoue, transmettez-la-nous.`,
}
