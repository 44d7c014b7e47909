import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': '常见问题解答',
  'help.contact': '没有找到答案或无法登录账户？请联系客服。',
  'help.deposit.title': '如何存款？',
  'help.deposit.body':
    '在“存款”中选择支付方式并输入金额，在支付页面确认付款后返回本站。\n付款一经确认，余额立即更新，即使您已关闭页面。在此之前，存款显示为待付款。绝不会重复扣款。',
  'help.withdrawal.title': '如何提款？',
  'help.withdrawal.body':
    '先添加一个本人名下的收款账户，再在“提款”中输入金额。资金会立即冻结，不能用于投注。\n银行确认付款后，资金才会从余额中扣除。如被银行拒绝，全额退回余额。如银行没有回复，资金继续冻结，我们会持续查询。',
  'help.lottery.title': '彩票怎么玩？',
  'help.lottery.body':
    '每分钟开奖一次，开奖前 5 秒截止投注。投注时，投注金额会被冻结。只有该期尚未截止，注单才有效，否则投注金额会退回。\n开奖后派彩立即计入余额。奖金和平均返还率请见彩票中的“奖金”。',
  'help.fair.title': '如何确认开奖公平？',
  'help.fair.body':
    '每期开售前，开奖种子已锁定，并公布其哈希值。截止投注时，注单列表也同时锁定。开奖后公开种子。\n打开任意一期并点击“验证公平性”，即可在您的浏览器中重算每一步。哪怕改动一个数字，验证都会失败。',
  'help.account.title': '如何保护账户安全？',
  'help.account.body':
    '请使用未在别处用过的密码。如果有人可能知道您的密码，请在“我的账户”中修改，其他设备上的登录会全部退出。\n我们的工作人员绝不会索要您的密码。',
  'help.safer.title': '如何理性游戏？',
  'help.safer.body':
    '年满 18 岁方可游戏。开始前先想好要花多少时间和金钱，到了就停。不要动用生活所需的钱，也不要为追回损失而投注。\n如果不再觉得有趣，请联系客服或当地求助热线。您可随时在“我的账户”的“账户安全”中申请关闭账户。',
  'help.terms.title': '条款与规则摘要',
  'help.terms.body':
    '每人限一个账户。您须年满 18 岁，并使用自己的资金。提款只能转入本人账户。\n每一笔投注和派彩都列在交易记录中。开奖结果不可更改，我们也不能。',
  'help.legal': '完整条款',
  'help.legal.terms': '服务条款',
  'help.legal.privacy': '隐私',
  'help.legal.bonus': '奖金规则',
  'help.legal.complaints': '投诉',
  'help.legal.version': '版本 {version}',
  'help.legal.absent': '此处没有该版本',
  'help.legal.current': '查看当前内容',
  'help.legal.short': '简而言之',
  'help.about.title': '关于{merchant}',
  'help.about.legalName': '公司名称',
  'help.about.authority': '发牌机构',
  'help.about.number': '牌照编号',
  'help.about.registeredAddress': '注册地址',
  'help.about.email': '电子邮箱',
  'help.about.telephone': '电话',
  'help.about.serviceHours': '客服时间',
  'consent.title': '您的隐私',
  'consent.body': '由您决定谁可以了解您的访问。合作伙伴不会得到您的姓名，您可以随时在此更改。',
  'consent.ask.all': '是否允许合作伙伴了解您的访问，用于统计和广告？他们不会得到您的姓名。',
  'consent.ask.measurement': '是否允许合作伙伴统计您的访问，帮助我们改进？他们不会得到您的姓名。',
  'consent.ask.advertising': '是否允许广告合作伙伴了解您的访问？他们不会得到您的姓名。',
  'consent.yes': '全部接受',
  'consent.no': '全部拒绝',
  'consent.choose': '自行选择',
  'consent.purpose.measurement': '统计',
  'consent.purpose.advertising': '广告',
  'consent.about.measurement': '帮助我们了解哪些页面和推广有效。合作伙伴：{partners}。',
  'consent.about.advertising': '合作伙伴会知道您在这里的操作，以及您来自他们的哪条广告。合作伙伴：{partners}。',
  'consent.saved': '已保存',
  'consent.failed': '尚未保存，将自动重新发送',
}
