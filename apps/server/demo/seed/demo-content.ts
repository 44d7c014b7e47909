import type { saveAnnouncement, saveBanner, saveSupportContact, sendMessage } from '../../src/outreach/index.ts'

type Row<Save extends (...given: never[]) => unknown> = Omit<Parameters<Save>[1], 'merchant'>

/** Each merchant has its own images under these names. */
export const demoBanners: readonly Row<typeof saveBanner>[] = [
  {
    id: 'five',
    groupName: 'm_home',
    ordinal: 1,
    url: 'banner-five.webp',
    title: { EN: 'Five digits, every minute', CN: '五位数，每分钟开奖', UR: 'پانچ ہندسے، ہر منٹ' },
    subtitle: {
      EN: 'Pick your numbers and check the draw yourself',
      CN: '选号投注，开奖结果可自行验证',
      UR: 'اپنے نمبر منتخب کریں اور قرعہ اندازی خود جانچیں',
    },
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
    title: { EN: 'Provably fair draws', CN: '可验证的公平开奖', UR: 'قابلِ تصدیق قرعہ اندازی' },
    subtitle: {
      EN: 'Locked before, revealed after, checked in your browser',
      CN: '开奖前锁定，开奖后公开，浏览器内验证',
      UR: 'پہلے مقفل، بعد میں ظاہر، آپ کے براؤزر میں جانچ',
    },
    linkageType: 'URL',
    linkage: '/m/helpCenter',
  },
  {
    id: 'paid',
    groupName: 'm_home',
    ordinal: 3,
    url: 'banner-paid.webp',
    title: { EN: 'Your money, clear and simple', CN: '每一笔资金，清清楚楚', UR: 'آپ کی رقم، واضح اور آسان' },
    subtitle: {
      EN: 'Track every deposit, bet and payout',
      CN: '随时查看每一笔存款、投注和派彩',
      UR: 'ہر ڈپازٹ، شرط اور ادائیگی پر نظر رکھیں',
    },
    linkageType: 'URL',
    linkage: '/m/history',
  },
  {
    id: 'welcome',
    groupName: 'm_home',
    ordinal: 4,
    url: 'banner-five.webp',
    title: { EN: 'The lottery is open', CN: '彩票现已开放', UR: 'لاٹری شروع ہو گئی ہے' },
    subtitle: {
      EN: 'How draws, tickets and prizes work',
      CN: '开奖、注单和奖金说明',
      UR: 'قرعہ، ٹکٹ اور انعام کیسے چلتے ہیں',
    },
    linkageType: 'P',
    linkage: 'welcome',
  },
  {
    id: 'limits',
    groupName: 'm_home',
    ordinal: 5,
    url: 'banner-fair.webp',
    title: { EN: 'Stay in control', CN: '理性娱乐', UR: 'اپنے قابو میں کھیلیں' },
    subtitle: {
      EN: 'Independent help with gambling, free of charge',
      CN: '独立的免费戒赌帮助',
      UR: 'جوئے سے متعلق آزاد اور مفت مدد',
    },
    linkageType: 'URL',
    linkage: 'https://www.gamblingtherapy.org/',
  },
  // Below the text of the download popup (BAR-24).
  {
    id: 'app-draws',
    groupName: 'm_popup1',
    ordinal: 1,
    url: 'banner-five.webp',
    title: { EN: 'Draws with one tap', CN: '一键查看开奖', UR: 'ایک ٹیپ میں قرعہ اندازی' },
    subtitle: {},
    linkageType: 'URL',
    linkage: '/m/elott',
  },
  {
    id: 'app-money',
    groupName: 'm_popup2',
    ordinal: 1,
    url: 'banner-paid.webp',
    title: { EN: 'Your balance at hand', CN: '余额随时可查', UR: 'بیلنس ہر وقت سامنے' },
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
    title: { EN: 'The lottery is open', CN: '彩票现已开放', UR: 'لاٹری شروع ہو گئی ہے' },
    body: {
      EN: 'Five digits are drawn every minute, day and night. Betting closes 5 seconds before each draw. A secret seed is locked before betting opens and the tickets when it closes. The digits follow from both, and anyone can check them afterwards.',
      CN: '五位彩全天每分钟开奖一次，开奖前 5 秒截止投注。秘密种子在开售前锁定，注单在截止时锁定，号码由两者得出，开奖后任何人都可以验证。',
      UR: 'دن رات ہر منٹ پانچ ہندسوں کی قرعہ اندازی ہوتی ہے۔ شرطیں 5 سیکنڈ پہلے بند ہو جاتی ہیں۔ خفیہ سیڈ شرطیں کھلنے سے پہلے اور ٹکٹ شرطیں بند ہونے پر مقفل کیے جاتے ہیں۔ ہندسے دونوں سے بنتے ہیں، اور بعد میں کوئی بھی انہیں جانچ سکتا ہے۔',
    },
    publishedAt: new Date('2026-11-02T08:00:00Z'),
  },
  {
    id: 'payout-accounts',
    type: 'notice',
    category: 'cashier',
    title: {
      EN: 'Withdrawals are paid to your own account',
      CN: '提款只能转入本人账户',
      UR: 'رقم صرف آپ کے اپنے نام کے اکاؤنٹ میں بھیجی جاتی ہے',
    },
    body: {
      EN: 'When you request a withdrawal, the funds are put on hold right away. They leave your balance when the bank confirms the payout. If the bank rejects it, the full amount returns to your balance.',
      CN: '提交提款后，资金会立即冻结。银行确认付款后，资金才会从余额中扣除。如被银行拒绝，全额退回余额。',
      UR: 'رقم نکلوانے کی درخواست پر رقم فوراً ہولڈ پر آ جاتی ہے۔ بینک کی تصدیق پر رقم آپ کے بیلنس سے نکل جاتی ہے۔ اگر بینک مسترد کر دے تو پوری رقم بیلنس میں واپس آ جاتی ہے۔',
    },
    publishedAt: new Date('2026-11-05T08:00:00Z'),
  },
  {
    id: 'fair-draws',
    type: 'news',
    category: 'lottery',
    title: { EN: 'How to check a draw', CN: '如何验证开奖结果', UR: 'قرعہ اندازی کیسے جانچیں' },
    body: {
      EN: 'Open any draw in the lottery and tap “Check fairness”. Your browser repeats every step: the locked seed, the list of tickets and the digits.',
      CN: '在彩票中打开任意一期，点击“验证公平性”。您的浏览器会重算每一步：锁定的种子、注单列表和开奖号码。',
      UR: 'لاٹری میں کوئی بھی قرعہ اندازی کھولیں اور ”شفافیت جانچیں“ پر ٹیپ کریں۔ آپ کا براؤزر ہر مرحلہ دہراتا ہے: مقفل سیڈ، ٹکٹوں کی فہرست اور ہندسے۔',
    },
    publishedAt: new Date('2026-11-09T08:00:00Z'),
  },
]

export const demoSupportContacts: readonly Row<typeof saveSupportContact>[] = [
  {
    id: 'telegram',
    ordinal: 1,
    path: 'https://t.me/foyer_demo_support',
    csType: 'TELEGRAM',
    title: { EN: 'Support on Telegram', CN: 'Telegram 客服', UR: 'ٹیلیگرام پر سپورٹ' },
    labelIds: [],
    answerMinutes: 5,
    hours: { EN: '8 am–midnight', CN: '8:00–24:00', UR: 'صبح 8 سے رات 12 بجے' },
  },
  {
    id: 'whatsapp',
    ordinal: 2,
    path: 'https://wa.me/10000000000',
    csType: 'WHATSAPP',
    title: { EN: 'Support on WhatsApp', CN: 'WhatsApp 客服', UR: 'واٹس ایپ پر سپورٹ' },
    labelIds: [],
    answerMinutes: 15,
    hours: { EN: '8 am–midnight', CN: '8:00–24:00', UR: 'صبح 8 سے رات 12 بجے' },
  },
]

/** Initial inbox of each demo member. */
export const demoMessages: readonly Omit<Row<typeof sendMessage>, 'memberId'>[] = [
  {
    id: 'welcome',
    title: { EN: 'Welcome', CN: '欢迎', UR: 'خوش آمدید' },
    body: {
      EN: 'This is your inbox. Messages about your balance, tickets and account arrive here.',
      CN: '这里是您的收件箱。有关您的余额、注单和账户的消息会发送到这里。',
      UR: 'یہ آپ کا ان باکس ہے۔ آپ کے بیلنس، ٹکٹ اور اکاؤنٹ سے متعلق پیغامات یہاں آتے ہیں۔',
    },
    sentAt: new Date('2026-11-02T08:00:00Z'),
  },
]
