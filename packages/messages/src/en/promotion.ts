/** Offers, rewards and the invitation of friends. */
export const promotion = {
  'promotion.activity.empty': 'No offers at the moment',
  'promotion.activity.all': 'All offers',
  'promotion.activity.gone': 'This offer has ended',
  'promotion.activity.gone.body': 'It is no longer shown. Have a look at what is on now.',
  'promotion.activity.more': 'Read more',
  'promotion.reward.title': 'No rewards waiting',
  'promotion.reward.body':
    'A reward appears here when an offer of {merchant} grants you one, with its terms, its progress and its last day.',
  'promotion.reward.offers': 'See the offers',
  'promotion.invite.title': 'The referral programme is not open yet',
  'promotion.invite.body':
    'When {merchant} opens it, you will find your own link here, the friends who joined by it, and what you have earned.',
  'promotion.invite.code': 'Have you got a code from a friend?',
  'promotion.invite.code.body': 'Enter it when you create your account: it stays with your account from then on.',
  'promotion.invite.register': 'Create an account',
} as const
