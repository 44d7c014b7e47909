import type { TextsOf } from '../messages.types.ts'

export const request: TextsOf<'request'> = {
  unknown_error: 'अज्ञात समस्या',
  timeout_retry_please: 'धेरै समय लागिरहेको छ। कृपया फेरि प्रयास गर्नुहोस्।',
  'request.unsure': 'हामीले जवाफ पाएनौं। फेरि प्रयास गर्नुहोस्, तपाईंको अनुरोध दुई पटक लागू हुँदैन।',
  'request.lost':
    'हामीले जवाफ पाएनौं, तर तपाईंको अनुरोध पुगेको हुन सक्छ। फेरि प्रयास गर्नुहोस्। भएन भने, आफूले हालेको विवरणले लग इन गर्नुहोस्।',
  'request.earlier.title': 'यो अनुरोध हामीकहाँ पहिल्यै आइसकेको छ',
  'request.earlier.text': '{amount} को तपाईंको अनुरोध {time} मा आइपुगेको थियो। हामीले दोस्रो अनुरोध बनाएका छैनौं।',
  'request.earlier.view': 'हेर्नुहोस्',
  'request.earlier.new': 'नयाँ अनुरोध',
}
