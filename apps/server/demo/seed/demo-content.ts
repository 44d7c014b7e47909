import type {
  saveAnnouncement,
  saveBanner,
  savePopup,
  saveSupportContact,
  sendMessage,
  storeFeedback,
} from '../../src/outreach/index.ts'
import { translate } from './demo-texts.ts'

type Row<Save extends (...given: never[]) => unknown> = Omit<Parameters<Save>[1], 'merchant'>

/** Each merchant has its own images under these names; an address with a path is everybody's. */
export const demoBanners: readonly Row<typeof saveBanner>[] = [
  {
    id: 'five',
    groupName: 'm_home',
    ordinal: 1,
    url: 'banner-five.webp',
    title: translate('banner.five.title'),
    subtitle: translate('banner.five.subtitle'),
    linkageType: 'G',
    linkage: 'FIVE',
    gameType: 'ELOTT',
    vendor: 'arcade',
  },
  {
    id: 'fair',
    groupName: 'm_home',
    ordinal: 2,
    url: 'banner-fair.webp',
    title: translate('banner.fair.title'),
    subtitle: translate('banner.fair.subtitle'),
    linkageType: 'URL',
    linkage: '/m/helpCenter',
  },
  {
    id: 'paid',
    groupName: 'm_home',
    ordinal: 3,
    url: 'banner-paid.webp',
    title: translate('banner.paid.title'),
    subtitle: translate('banner.paid.subtitle'),
    linkageType: 'URL',
    linkage: '/m/history',
  },
  {
    id: 'welcome',
    groupName: 'm_home',
    ordinal: 4,
    url: 'banner-five.webp',
    title: translate('banner.welcome.title'),
    subtitle: translate('banner.welcome.subtitle'),
    linkageType: 'P',
    linkage: 'welcome',
  },
  {
    id: 'limits',
    groupName: 'm_home',
    ordinal: 5,
    url: 'banner-fair.webp',
    title: translate('banner.limits.title'),
    subtitle: translate('banner.limits.subtitle'),
    linkageType: 'URL',
    linkage: 'https://www.gamblingtherapy.org/',
  },
  // The referral bar, where a merchant's programme is on; its title is the page's (BAR-10).
  {
    id: 'referral',
    groupName: 'm_top',
    ordinal: 1,
    url: '/m/art/referral.webp',
    title: {},
    subtitle: {},
    linkageType: 'URL',
    linkage: '/m/inviteFriends',
  },
  // Below the text of the download popup (BAR-24).
  {
    id: 'app-draws',
    groupName: 'm_popup1',
    ordinal: 1,
    url: 'banner-five.webp',
    title: translate('banner.app-draws.title'),
    subtitle: {},
    linkageType: 'URL',
    linkage: '/m/elott',
  },
  {
    id: 'app-money',
    groupName: 'm_popup2',
    ordinal: 1,
    url: 'banner-paid.webp',
    title: translate('banner.app-money.title'),
    subtitle: {},
    linkageType: 'URL',
    linkage: '/m/wallet',
  },
]

export const demoAnnouncements: readonly Row<typeof saveAnnouncement>[] = [
  {
    id: 'welcome',
    type: 'activity',
    category: 'lottery',
    title: translate('announcement.welcome.title'),
    body: translate('announcement.welcome.body'),
    url: 'banner-five.webp',
    publishedAt: new Date('2026-11-02T08:00:00Z'),
  },
  {
    id: 'payout-accounts',
    type: 'notice',
    category: 'cashier',
    title: translate('announcement.payout-accounts.title'),
    body: translate('announcement.payout-accounts.body'),
    publishedAt: new Date('2026-11-05T08:00:00Z'),
  },
  {
    id: 'fair-draws',
    type: 'news',
    category: 'lottery',
    title: translate('announcement.fair-draws.title'),
    body: translate('announcement.fair-draws.body'),
    url: 'banner-fair.webp',
    publishedAt: new Date('2026-11-09T08:00:00Z'),
  },
]

/** Announcements over the home page, by merchant: one alone has one. */
export const demoPopups: Readonly<Partial<Record<string, readonly Row<typeof savePopup>[]>>> = {
  pulse: [
    {
      id: 'how-it-works',
      ordinal: 1,
      audience: 'all',
      items: [
        {
          title: translate('announcement.fair-draws.title'),
          body: translate('announcement.fair-draws.body'),
          url: '/m/art/pulse/banner-fair.webp',
        },
        {
          title: translate('announcement.payout-accounts.title'),
          body: translate('announcement.payout-accounts.body'),
          url: '/m/art/pulse/banner-paid.webp',
        },
      ],
      autoplay: false,
      delayMs: 2_000,
      showClose: true,
      showTodayCheckbox: true,
      forceRead: false,
      forcePopup: false,
    },
  ],
}

export const demoSupportContacts: readonly Row<typeof saveSupportContact>[] = [
  {
    id: 'telegram',
    ordinal: 1,
    path: 'https://t.me/foyer_demo_support',
    csType: 'TELEGRAM',
    title: translate('contact.telegram.title'),
    labelIds: [],
    answerMinutes: 5,
    hours: translate('contact.hours'),
  },
  {
    id: 'whatsapp',
    ordinal: 2,
    path: 'https://wa.me/10000000000',
    csType: 'WHATSAPP',
    title: translate('contact.whatsapp.title'),
    labelIds: [],
    answerMinutes: 15,
    hours: translate('contact.hours'),
  },
]

/** Initial inbox of each demo member. */
export const demoMessages: readonly Omit<Row<typeof sendMessage>, 'memberId'>[] = [
  {
    id: 'welcome',
    title: translate('message.welcome.title'),
    body: translate('message.welcome.body'),
    sentAt: new Date('2026-11-02T08:00:00Z'),
  },
]

/** Feedback that waits for staff, by the member's name. */
export const demoFeedback: Readonly<Record<string, readonly Omit<Row<typeof storeFeedback>, 'memberId'>[]>> = {
  demo: [
    {
      id: 'b7d1a5a0-52c4-4f0e-9d6e-1c1f3f6a9c01',
      category: 'idea',
      text: 'Could the list of games remember which category I looked at last?',
      imageIds: [],
    },
  ],
}
