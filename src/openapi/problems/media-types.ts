const registered =
  /^(?:application|audio|font|image|message|model|multipart|text|video|\*)\/[\w.+*-]+(?:\s*;.*)?$/;

/** Whether a key is a media type, with its parameters: a name below one of the registries. */
export const isMediaType = (key: string): boolean => registered.test(key);
