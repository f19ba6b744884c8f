/** Facts of the fictitious company behind the demo, which no real shop may show. */
export const demoPattern = String.raw`nordhem|556016-?0680|08-555 010|tangentvägen 4|demobutiken|matboden liljeholmen|kiosken hornstull|^ombudet i `;
