/**
 * Imported first by tests that draw much: React writes HTML as in a build. Its version for development notes of each
 * element where it was made, which takes a seventh of such a test. Tests in a document need that version, for `act`.
 */
process.env.NODE_ENV = "production";
