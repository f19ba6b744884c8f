/** Words that only the demo and the reference data have of themselves. */
export const wordsOfTheDemo =
  /nordhem|556016-?0680|555 010|555010|tangentvägen|skärholmen|demobutik|matboden|hornstull/i;
