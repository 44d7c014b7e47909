import type { saveAnnouncement, saveBanner, saveContact } from '../modules/content/index.ts'
import type { saveGame } from '../modules/game/index.ts'
import type { sendMessage } from '../modules/inbox/index.ts'

type Row<Save extends (...given: never[]) => unknown> = Omit<Parameters<Save>[1], 'merchant'>

/** Each merchant has pictures of its own under these names. */
export const demoBanners: readonly Row<typeof saveBanner>[] = [
  {
    id: 'five',
    groupName: 'm_home',
    ordinal: 1,
    url: 'banner-five.svg',
    title: { EN: 'Five digits. Every minute.', CN: '五位数，每分钟开奖', UR: 'پانچ ہندسے، ہر منٹ' },
    subtitle: {
      EN: 'Pick your numbers and check the draw yourself.',
      CN: '选号投注，开奖结果可自行验证。',
      UR: 'اپنے نمبر چنیں اور قرعہ خود جانچیں۔',
    },
    linkageType: 'G',
    linkage: 'FIVE',
  },
  {
    id: 'fair',
    groupName: 'm_home',
    ordinal: 2,
    url: 'banner-fair.svg',
    title: { EN: 'A draw you can prove', CN: '可验证的公平开奖', UR: 'قرعہ جو ثابت ہو سکے' },
    subtitle: {
      EN: 'Committed before, revealed after, verified in your browser.',
      CN: '开奖前承诺，开奖后公开，浏览器内验证。',
      UR: 'پہلے طے، بعد میں ظاہر، اور آپ کے براؤزر میں تصدیق۔',
    },
    linkageType: 'URL',
    linkage: '/m/helpCenter',
  },
  {
    id: 'paid',
    groupName: 'm_home',
    ordinal: 3,
    url: 'banner-paid.svg',
    title: { EN: 'Your money, told plainly', CN: '每一笔资金，清清楚楚', UR: 'آپ کی رقم، صاف صاف' },
    subtitle: {
      EN: 'Every movement has its story, from deposit to payout.',
      CN: '从存款到提款，每笔变动都有记录。',
      UR: 'جمع سے ادائیگی تک ہر حرکت کا پورا حال۔',
    },
    linkageType: 'P',
    linkage: 'welcome',
  },
]

export const demoAnnouncements: readonly Row<typeof saveAnnouncement>[] = [
  {
    id: 'welcome',
    type: 'activity',
    category: 'lottery',
    title: { EN: 'The house lottery is open', CN: '本站彩票现已开放', UR: 'ہاؤس لاٹری کھل گئی ہے' },
    body: {
      EN: 'A five-digit draw falls every minute, day and night. Sales close five seconds before. A secret seed is locked before the sale and the tickets at the close; the digits follow from both, and anyone can check them afterwards.',
      CN: '五位数彩票全天每分钟开奖一次，开奖前五秒停止投注。秘密种子在开售前锁定，全部彩票在截止时锁定，号码由两者得出，开奖后任何人都可以核对。',
      UR: 'پانچ ہندسوں کا قرعہ دن رات ہر منٹ نکلتا ہے۔ فروخت پانچ سیکنڈ پہلے بند ہوتی ہے۔ ایک خفیہ بیج فروخت سے پہلے اور تمام ٹکٹ فروخت بند ہونے پر محفوظ کر دیے جاتے ہیں؛ ہندسے دونوں سے نکلتے ہیں، اور بعد میں ہر کوئی انہیں جانچ سکتا ہے۔',
    },
    publishedAt: new Date('2026-11-02T08:00:00Z'),
  },
  {
    id: 'payout-accounts',
    type: 'notice',
    category: 'cashier',
    title: {
      EN: 'Withdrawals go to an account in your own name',
      CN: '提款只能转入本人账户',
      UR: 'رقم صرف آپ کے اپنے نام کے اکاؤنٹ میں جاتی ہے',
    },
    body: {
      EN: 'When you ask for a withdrawal the amount is set aside at once. It leaves only when the bank has confirmed it; if the bank refuses, it comes back in full.',
      CN: '提交提款后，相应金额会立即冻结。只有银行确认后才会扣除；如银行拒绝，金额将全额退回。',
      UR: 'رقم نکلوانے کی درخواست پر رقم فوراً الگ رکھ دی جاتی ہے۔ بینک کی تصدیق پر ہی جاتی ہے؛ بینک انکار کرے تو پوری واپس آ جاتی ہے۔',
    },
    publishedAt: new Date('2026-11-05T08:00:00Z'),
  },
  {
    id: 'fair-draws',
    type: 'news',
    category: 'lottery',
    title: { EN: 'How to check a draw', CN: '如何验证开奖结果', UR: 'قرعہ کیسے جانچیں' },
    body: {
      EN: 'Open any draw in the lottery and tap “Check fairness”. Your browser repeats every step: the commitment, the list of tickets, and the digits.',
      CN: '在彩票中打开任意一期，点击“验证公平性”。您的浏览器会重算每一步：承诺值、注单列表和开奖号码。',
      UR: 'لاٹری میں کوئی بھی قرعہ کھولیں اور ”جانچ کریں“ دبائیں۔ آپ کا براؤزر ہر قدم دہراتا ہے: وعدہ، ٹکٹوں کی فہرست اور ہندسے۔',
    },
    publishedAt: new Date('2026-11-09T08:00:00Z'),
  },
]

export const demoContacts: readonly Row<typeof saveContact>[] = [
  {
    id: 'telegram',
    ordinal: 1,
    path: 'https://t.me/foyer_demo_support',
    csType: 'TELEGRAM',
    title: { EN: 'Support on Telegram', CN: 'Telegram 客服', UR: 'ٹیلیگرام پر مدد' },
    labelIds: [],
  },
  {
    id: 'whatsapp',
    ordinal: 2,
    path: 'https://wa.me/10000000000',
    csType: 'WHATSAPP',
    title: { EN: 'Support on WhatsApp', CN: 'WhatsApp 客服', UR: 'واٹس ایپ پر مدد' },
    labelIds: [],
  },
]

export const demoGames: readonly Row<typeof saveGame>[] = [
  {
    code: 'FIVE',
    ordinal: 1,
    title: { EN: 'Five', CN: '五位彩', UR: 'پانچ' },
    vendor: 'arcade',
    gameClassify: 'ELOTT',
    image: '/m/art/game-five.svg',
    launchMode: 'LOTT',
    lottoArea: 'HOUSE',
    prizeMode: 'STANDARD',
    lottoView: null,
    freeplay: false,
    isHot: true,
  },
]

/** What each demo member finds in the inbox. */
export const demoMessages: readonly Omit<Row<typeof sendMessage>, 'memberId'>[] = [
  {
    id: 'welcome',
    title: { EN: 'Welcome', CN: '欢迎', UR: 'خوش آمدید' },
    body: {
      EN: 'This is your inbox. What concerns only you is written here: your money, your tickets, your account.',
      CN: '这里是您的收件箱。只与您有关的消息会发送到这里：您的资金、注单和账户。',
      UR: 'یہ آپ کا ان باکس ہے۔ جو بات صرف آپ سے متعلق ہو وہ یہاں لکھی جاتی ہے: آپ کی رقم، آپ کے ٹکٹ، آپ کا اکاؤنٹ۔',
    },
    sentAt: new Date('2026-11-02T08:00:00Z'),
  },
]
