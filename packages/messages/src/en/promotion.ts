/** Offers, rewards and the invitation of friends. */
export const promotion = {
  'promotion.activity.empty': 'No promotions right now',
  'promotion.activity.all': 'All promotions',
  'promotion.activity.gone': 'This promotion has ended',
  'promotion.activity.gone.body': 'See what’s on now',
  'promotion.activity.more': 'Read more',
  'promotion.reward.title': 'No rewards yet',
  'promotion.reward.body': 'Your rewards will show up here',
  'promotion.reward.offers': 'See promotions',
  'promotion.invite.title': 'The referral programme isn’t open yet',
  'promotion.invite.body':
    'Once {merchant} opens it, you’ll find your referral link, invited friends and earnings here',
  'promotion.invite.code': 'Got a referral code?',
  'promotion.invite.code.body': 'Enter it when you sign up. It can’t be added later.',
  'promotion.invite.register': 'Sign up',
} as const
