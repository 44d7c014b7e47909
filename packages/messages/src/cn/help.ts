import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': '会员最常问的问题，点开即可查看答案。',
  'help.contact': '没有找到您的问题，或者无法登录账户？请与我们联系。',
  'help.deposit.title': '如何存款？',
  'help.deposit.body':
    '在“存款”中选择方式和金额，在支付机构的页面确认付款后返回本站。\n支付机构一经确认，款项即刻到账，即使您已关闭页面。未完成的付款会显示为等待中，绝不会重复扣款。',
  'help.withdrawal.title': '如何提款？',
  'help.withdrawal.body':
    '先添加一个本人名下的收款账户，再在“提款”中填写金额。该金额会立即冻结，不能再用于投注。\n银行确认后才会扣除。如银行拒绝，金额将全额退回余额。如银行没有回复，金额会继续冻结，我们会不断查询，绝不凭猜测处理。',
  'help.lottery.title': '彩票怎么玩？',
  'help.lottery.body':
    '每分钟开奖一次，开奖前五秒停止投注。确认投注时本金会被冻结；只有当时该期仍在销售，注单才有效，否则本金自动退回。\n开奖后奖金立即到账。奖级和平均返还率请见彩票中的“规则与奖金”。',
  'help.fair.title': '怎么知道开奖是公平的？',
  'help.fair.body':
    '每期开售之前，开奖密钥已锁定，并公布其指纹。停止投注时，注单列表也同时锁定。开奖后公开密钥。\n打开任意一期，点击“验证公平性”，您的浏览器会亲自重算每一步。事后哪怕改动一个数字，验证都会失败。',
  'help.account.title': '如何保护账户安全？',
  'help.account.body':
    '请使用从未在别处用过的密码。如果有人可能知道您的密码，请在“我的账户”中修改，其他登录会立即失效。\n我们的工作人员绝不会索要您的密码。登录状态只在当时的浏览器中有效。',
  'help.safer.title': '如何理性娱乐？',
  'help.safer.body':
    '必须年满 18 岁才能参与。开始之前先想好要花多少时间和金钱，到了就停。不要动用生活所需的钱，也不要为了翻本而继续。\n如果不再觉得有趣，请联系客服，或拨打当地求助热线。本人要求时，我们会立即关闭账户。',
  'help.terms.title': '条款与规则摘要',
  'help.terms.body':
    '每人只能拥有一个账户。会员须年满 18 岁，并使用自己的资金。提款只能转入本人名下的账户。\n每一笔投注和奖金都连同注单记录在资金明细中。开奖结果不可更改，我们也不能。',
  'help.about.title': '关于{merchant}',
  'help.about.legalName': '公司名称',
  'help.about.authority': '发牌机构',
  'help.about.number': '牌照编号',
  'help.about.registeredAddress': '注册地址',
  'help.about.email': '电子邮箱',
  'help.about.telephone': '电话',
  'help.about.serviceHours': '服务时间',
}
