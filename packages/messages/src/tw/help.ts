import type { TextsOf } from '../messages.types.ts'

export const help: TextsOf<'help'> = {
  'help.intro': '常見問題解答',
  'help.contact': '找不到答案，或無法登入帳戶？請聯絡客服。',
  'help.deposit.title': '如何儲值？',
  'help.deposit.body':
    '前往「儲值」，選擇付款方式並輸入金額，在付款服務商的頁面確認付款後，再回到這裡。\n付款一經確認，餘額就會立即更新，即使您已關閉頁面也一樣。在此之前，儲值會顯示為處理中。您絕不會被重複扣款。',
  'help.withdrawal.title': '如何提款？',
  'help.withdrawal.body':
    '先新增一個您本人名下的收款帳戶（只需一次），再前往「提款」輸入金額。款項會立即圈存，無法用於投注。\n銀行確認撥款後，款項才會從餘額扣除。若遭銀行拒絕，全額會退回您的餘額。若銀行沒有回覆，款項會持續圈存，我們也會持續查詢。',
  'help.lottery.title': '彩券怎麼玩？',
  'help.lottery.body':
    '每分鐘開獎一次，開獎前 5 秒截止投注。送出注單時，投注額會先圈存。注單須在該期截止前成立才有效，否則投注額會退還。\n開獎後，獎金會立即加入您的餘額。獎項與平均返還率請見彩券的「獎項」。',
  'help.fair.title': '如何知道開獎是公平的？',
  'help.fair.body':
    '每期開放投注前，該期的祕密種子已鎖定，並公布其雜湊值。截止投注時，注單清單也會鎖定。開獎後，種子就會公開。\n開啟任一期並點選「驗證公平性」，就能在您自己的瀏覽器中重現每個步驟。只要有任何一個數字被更動，驗證就不會通過。',
  'help.account.title': '如何保護我的帳戶？',
  'help.account.body':
    '請使用未在其他地方使用過的密碼。若可能有人知道您的密碼，請到「我的帳戶」變更，所有其他裝置都會登出。\n我們的團隊絕不會向您詢問密碼。',
  'help.safer.title': '如何自我控管？',
  'help.safer.body':
    '您必須年滿 18 歲才能玩。開始前，請先決定要花多少時間與金錢，到達上限就停止。切勿用生活所需的錢投注，也不要為了追回損失而繼續投注。\n若遊戲已不再有趣，請聯絡客服或您所在國家的求助專線。您隨時可以到「我的帳戶」的「帳戶安全」申請關閉帳戶。',
  'help.terms.title': '條款與規則摘要',
  'help.terms.body':
    '每人限一個帳戶。您必須年滿 18 歲，並使用自己的資金遊戲。提款只會匯入您本人名下的帳戶。\n每筆投注額與派彩都列在您的交易紀錄中。結果一經確定即為最終結果，連我們也無法更改。',
  'help.legal': '完整內容',
  'help.legal.terms': '條款',
  'help.legal.privacy': '隱私權',
  'help.legal.bonus': '紅利規則',
  'help.legal.complaints': '申訴',
  'help.legal.version': '版本 {version}',
  'help.legal.absent': '此處未提供這個版本',
  'help.legal.current': '查看目前的內容',
  'help.legal.short': '摘要',
  'help.about.title': '關於 {merchant}',
  'help.about.legalName': '公司',
  'help.about.authority': '發照機關',
  'help.about.number': '執照號碼',
  'help.about.registeredAddress': '登記地址',
  'help.about.email': '電子郵件',
  'help.about.telephone': '電話',
  'help.about.serviceHours': '客服時間',
  'consent.title': '您的隱私',
  'consent.body': '誰可以得知您的造訪，由您決定。沒有人會取得您的姓名，您也可以隨時在此更改選擇。',
  'consent.ask.all': '是否同意我們與合作夥伴分享您的造訪資料，用於分析與廣告？他們絕不會取得您的姓名。',
  'consent.ask.measurement':
    '是否同意我們與分析合作夥伴分享您的造訪資料？這能協助我們改善服務，他們也絕不會取得您的姓名。',
  'consent.ask.advertising': '是否同意我們與廣告合作夥伴分享您的造訪資料？他們絕不會取得您的姓名。',
  'consent.yes': '全部接受',
  'consent.no': '全部拒絕',
  'consent.choose': '自行選擇',
  'consent.purpose.measurement': '分析',
  'consent.purpose.advertising': '廣告',
  'consent.about.measurement': '讓我們了解哪些頁面與活動有成效。合作夥伴：{partners}。',
  'consent.about.advertising': '讓合作夥伴了解您在這裡的操作，以及您是透過他們的哪則廣告前來。合作夥伴：{partners}。',
  'consent.saved': '已儲存',
  'consent.failed': '尚未儲存，我們會再次傳送',
}
